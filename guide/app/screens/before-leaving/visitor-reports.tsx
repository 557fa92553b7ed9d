import { CarFront } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { useClock } from '#common/lib/hooks/use-today.ts';
import { isFreshReport } from '#common/lib/road-report.ts';
import { ageInWords } from './age-in-words.ts';
import type { VisitorReport } from './page.server.ts';
import css from './screen.module.css';

/** What visitors reported who drove the road in the last 48 hours; the static HTML, which has no clock, shows none. */
export function VisitorReports({ reports }: { reports: VisitorReport[] }) {
  const now = useClock();
  const fresh = now ? reports.filter(({ at }) => isFreshReport(at, now)) : [];
  return fresh.map((report) => <Report key={`${report.at} ${report.state}`} report={report} now={now ?? report.at} />);
}

function Report({
  report: { at, state, where, words, language: written },
  now,
}: {
  report: VisitorReport;
  now: string;
}) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const day = ageInWords(at.slice(0, 10), now.slice(0, 10), language);
  const said = [where, words].filter(Boolean).join(': ');
  return (
    <p className={css.state} data-state={state}>
      <CarFront size={20} aria-hidden />
      <span>
        <strong>{t(`leaving.visitor.${state}`, { day, time: at.slice(11) })}</strong>{' '}
        {said && <q lang={written === language ? undefined : written}>{said}</q>}
      </span>
    </p>
  );
}
