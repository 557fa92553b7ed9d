/** Whether the visitor asked, in the browser or the system, that pages use less data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
