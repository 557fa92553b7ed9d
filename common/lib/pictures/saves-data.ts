/** Whether the visitor asked pages to use less data, in the browser or the system settings. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
