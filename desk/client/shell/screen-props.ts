/** What each screen gets of its address. */
export type ScreenProps = { id: string | null; query: URLSearchParams };
