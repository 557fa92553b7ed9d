import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { isFreshReport, ROAD_STATES, type RoadReportState } from '#common/lib/road-report.ts';
import { clockInSanRafael } from '#common/lib/san-rafael.ts';

/** A visitor's report as the page's content holds it. */
type Report = {
  road: string;
  at: string;
  state: RoadReportState;
  where: string | null;
  words: string | null;
  language: string;
};

type Asked = {
  answers: Record<string, string>;
  language: string;
  receivedAt: Date;
  now: Date;
};

/**
 * The page's reports with one more, the newest first and without those that have expired.
 * @returns a sentence in Spanish if the report cannot be shown
 */
export function withReport(page: Group, { answers, language, receivedAt, now }: Asked): Report[] | string {
  const { road = '', state = '', where = '', words = '', at = '' } = answers;
  const roads = listIn(page.roads).map(({ id }) => id);
  if (!roads.includes(road)) return `«${road}» no es un camino de «Antes de salir»: hay ${roads.join(', ')}.`;
  const said = ROAD_STATES.find((one) => one === state);
  if (!said) return `«${state}» no dice cómo estaba el camino: tiene que ser ${ROAD_STATES.join(', ')}.`;
  const report = {
    ...{ road, at: inMinutes(drivenAt(at, receivedAt)), state: said },
    ...{ where: where || null, words: words || null, language },
  };
  const clock = inMinutes(now);
  if (!isFreshReport(report.at, clock)) {
    return 'Ya pasaron 48 horas: un aviso así no se muestra más. Marcalo como hecho.';
  }
  const others = listIn(page.reports).filter((one) => isFreshReport(String(one.at), clock)) as Report[]; // the page's schema checked them
  return [report, ...others];
}

/** When it was sent: a message may have waited for a network. A visitor's clock that is ahead does not count. */
function drivenAt(at: string, receivedAt: Date): Date {
  const sent = new Date(at);
  return sent <= receivedAt ? sent : receivedAt;
}

const inMinutes = (date: Date) => clockInSanRafael(date).toISOString().slice(0, 16);

const listIn = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);
