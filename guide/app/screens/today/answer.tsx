import { Phone } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { clock, dateLabel, dayLabel, localeOf } from '#app/features/trip/write.ts';
import { useSky } from '#app/features/weather/weather.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { ageInWords } from '#app/screens/before-leaving/age-in-words.ts';
import { paths } from '#common/lib/address/paths.ts';
import { useClock, useMinute } from '#common/lib/hooks/use-today.ts';
import { firstAndRest } from '#common/lib/lists.ts';
import { isNationalHoliday } from '#common/lib/opening/holidays.ts';
import { clockInSanRafael } from '#common/lib/san-rafael.ts';
import { sunOn } from '#common/lib/sun.ts';
import { listWords } from '#common/lib/text/list-words.ts';
import { telLink } from '#common/lib/text/phone.ts';
import type { Candidate, CandidateRoad } from '#views/today-views.ts';
import { inTurn, type Judged } from './in-turn.ts';
import { type Company, freshReport, GROUPS, type Group, judge } from './judge.ts';
import { type Moment, momentsOf, notBefore } from './moments.ts';
import type { TodayData } from './page.server.ts';
import css from './screen.module.css';
import { useCandidates } from './use-candidates.ts';
import type { Choice } from './use-question.ts';

/** How many of a group are shown before "the others". */
const SHOWN = 6;
/** Folding so few others would hide more than it spares. */
const TOO_FEW_TO_FOLD = 2;

type Props = { data: TodayData; choice: Choice & { when: string } };

/** What fits: in few groups, each entry with its reason. What is not known comes after what is, and is never hidden. */
export function Answer({ data, choice }: Props) {
  const { t } = useTranslation();
  const sky = useSky();
  const candidates = useCandidates(data.file);
  const now = useMinute();
  const from = data.purposes.find(({ id }) => id === choice.purpose)?.from ?? 0;
  const asked = momentsOf(choice.when, new Date(now));
  const isSoon = choice.when === 'ahora' || choice.when === 'tarde';
  if (!asked) return <p role="status">{t('today.pastDay')}</p>;
  if (candidates === 'failed') return <p role="alert">{t('today.failed')}</p>;
  if (!candidates) return <p role="status">{t('today.loading')}</p>;
  const moments = from > 0 ? notBefore(from, asked) : asked;
  const isRaining = isSoon && sky === 'rain';
  const question = {
    moments,
    now: clockInSanRafael(new Date(now)).toISOString().slice(0, 16),
    company: choice.company,
    isRaining,
    river: data.river,
  };
  const judged = candidates
    .filter(({ purposes, role }) => choice.purpose === null || role === 'event' || purposes.includes(choice.purpose))
    .map((candidate) => ({ candidate: withCurrentHours(candidate, question.now), verdict: judge(candidate, question) }))
    .filter(({ verdict }) => verdict.reason !== 'otherDay');
  const groups = grouped(inTurn(judged, moments), isRaining);
  return (
    <>
      <Light moments={moments} isRaining={isRaining} company={choice.company} />
      {groups.map(([group, members]) => (
        <Members key={group} group={group} members={members} />
      ))}
    </>
  );
}

/** In the rain what has no roof comes after what is to be asked about. */
const IN_RAIN: readonly Group[] = ['on', 'open', 'ask', 'season', 'no'];

const grouped = (judged: Judged[], isRaining: boolean) =>
  (isRaining ? IN_RAIN : GROUPS)
    .map((group): [Group, Judged[]] => [group, judged.filter(({ verdict }) => verdict.group === group)])
    .filter(([, members]) => members.length > 0);

/** The candidate without the words about its hours once these are too old to be shown. */
const withCurrentHours = ({ hours, ...candidate }: Candidate, now: string): Candidate => ({
  ...candidate,
  ...(hours !== undefined && !(candidate.hoursUntil && candidate.hoursUntil <= now) && { hours }),
});

/** The day, its light, whether it is a holiday, and the weather if the badge in the header has it. */
function Light({ moments, isRaining, company }: { moments: Moment[]; isRaining: boolean; company: Company[] }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const [first] = moments;
  const sun = first && sunOn(first.date);
  const holidays = moments.filter(({ date }) => isNationalHoliday(date)).length;
  return (
    <div className={css.light}>
      <h2>{moments.map(({ date }) => dayLabel(date, language)).join('\u00a0· ')}</h2>
      <p role="status">
        {sun && t('today.light', { rise: clock(sun.rise), set: clock(sun.set) })} {isRaining && t('today.raining')}{' '}
        <Link to={paths.beforeLeaving}>{t('today.roads')}</Link>
      </p>
      {holidays > 0 && <p>{t('today.holiday', { count: moments.length })}</p>}
      {company.some((one) => one !== 'sinauto') && <p>{t('today.companyNote')}</p>}
    </div>
  );
}

function Members({ group, members }: { group: Group; members: Judged[] }) {
  const { t } = useTranslation();
  const title = t(`today.groups.${group}`);
  const [first, rest] = group === 'no' ? [[], members] : firstAndRest(members, SHOWN, TOO_FEW_TO_FOLD);
  return (
    <section aria-labelledby={`grupo-${group}`}>
      <h3 id={`grupo-${group}`}>{title}</h3>
      <p className={css.note}>{t(`today.groupNotes.${group}`)}</p>
      {first.length > 0 && <Entries entries={first} />}
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>
            {t(first.length > 0 ? 'today.others' : 'today.all', { count: rest.length })}{' '}
            <span className="visually-hidden">{title}</span>
          </summary>
          <Entries entries={rest} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: Judged[] }) {
  return (
    <ul className={css.entries}>
      {entries.map(({ candidate, verdict }) => (
        <Entry key={candidate.href} candidate={candidate} verdict={verdict} />
      ))}
    </ul>
  );
}

function Entry({ candidate: { name, href, image, where, phone, road, needsBooking, hours }, verdict }: Judged) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { reason, clocks = {}, months, isWet, suits } = verdict;
  const values = Object.fromEntries(Object.entries(clocks).map(([key, minutes]) => [key, clock(minutes)]));
  const names = (months ?? []).map((month) => monthName(month, language));
  const isRun = names.length > 2 && isUnbroken(months ?? []);
  return (
    <li>
      {image && <img className={css.thumb} src={image} alt="" width={320} height={240} loading="lazy" />}
      <p className={css.name}>
        <Link to={href} className={css.onward}>
          {name}
        </Link>{' '}
        {where && <span className={css.where}>{where}</span>}
      </p>
      <p className={css.reason}>
        {suits.map((one) => `${t(`today.suits.${one}`)} `)}
        {reason === 'unknown' && hours && t('today.written', { hours })}
        {/* The group's note says that nobody knows the others' hours. */}
        {reason !== 'unknown' &&
          reason !== 'road' &&
          !(isWet && reason === 'light') &&
          t(`today.reasons.${isRun ? 'outOfSeasonRun' : reason}`, {
            ...values,
            months: listWords(names, localeOf(language)),
            first: names[0] ?? '',
            last: names.at(-1) ?? '',
            count: isAtOne(clocks.time) ? 1 : 2,
          })}
        {needsBooking && ` ${t('today.booking')}`}
        {isWet && ` ${t('today.wet')}`}
        {road && <RoadNews road={road} />}
      </p>
      {phone && (
        <a className={css.call} href={telLink(phone)}>
          <Phone size={16} aria-hidden /> {phone} <span className="visually-hidden">{name}</span>
        </a>
      )}
    </li>
  );
}

/** What is known of the road there, and of when; it is never said to be good today. */
function RoadNews({ road }: { road: CandidateRoad }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const now = useClock() ?? '';
  const report = freshReport(road, now);
  const sentences = [
    report &&
      t(`today.road.visitor.${report.state}`, {
        day: ageInWords(report.at.slice(0, 10), now.slice(0, 10), language),
        time: report.at.slice(11),
      }),
    road.last && t(`today.road.${road.last.type}`, { date: dateLabel(road.last.date, language) }),
  ].filter(Boolean);
  if (sentences.length === 0) return null; // as the group's note says
  return (
    <>
      {' '}
      <Link to={`${paths.beforeLeaving}#${road.id}`}>{sentences.join(' ')}</Link>
    </>
  );
}

/** One o'clock is singular, “a la 1:30”; midnight is not, as Portuguese would have it of 0. */
const isAtOne = (minutes = 0) => Math.floor(minutes / 60) % 12 === 1 && minutes % 1440 < 720;

/** Whether each month follows the one before it, also over the end of the year. */
const isUnbroken = (months: number[]) =>
  months.every((month, index) => index === 0 || month === ((months[index - 1] ?? 0) % 12) + 1);

const monthName = (month: number, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15));
