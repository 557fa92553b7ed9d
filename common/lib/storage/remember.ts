/** Stores `value` in local storage for later visits. Failures are logged. */
export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`"${key}" could not be kept in this browser's storage.`, error);
  }
}
