/** The parts of its address that each screen gets. */
export type ScreenProps = { id: string | null; query: URLSearchParams };
