const DAY_MS = 86_400_000;
/** From here on months say more than days. */
const DAYS_TO_COUNT = 60;
const DAYS_IN_A_MONTH = 30.44;

/** "hoy", "ayer", "hace 12 días", "hace 10 meses": both days as "2026-11-21". */
export function ageInWords(day: string, today: string, language: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return days < DAYS_TO_COUNT ? words.format(-days, 'day') : words.format(-Math.round(days / DAYS_IN_A_MONTH), 'month');
}
