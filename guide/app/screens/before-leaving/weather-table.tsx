import { useEffect } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { type Forecast, isRecent, weatherWarnings } from '#app/features/trip/forecast.ts';
import { useForecast } from '#app/features/trip/use-forecast.ts';
import { dayLabel, localeOf } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { useMinute } from '#common/lib/hooks/use-today.ts';
import { TIME_ZONE } from '#common/lib/san-rafael.ts';
import { Button } from '#common/ui/button.tsx';
import css from './screen.module.css';

const HOUR_MS = 60 * 60 * 1000;

type Props = { districts: { name: string; lat: number; lng: number }[] };

/** Three days of weather for every district: asked for with a press, and kept for an hour. */
export function WeatherTable({ districts }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { forecast, isLoading, hasFailed, load, recall } = useForecast(districts);
  useEffect(recall, [recall]);
  useMinute(); // the age of what is shown
  const time = (at: number) =>
    new Intl.DateTimeFormat(localeOf(language), {
      ...{ dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone: TIME_ZONE },
    }).format(new Date(at));
  return (
    <section className={css.weather} aria-labelledby="tiempo">
      <h2 id="tiempo">{t('leaving.weather.title')}</h2>
      <div role="status">
        {isLoading && <p>{t('leaving.weather.loading')}</p>}
        {hasFailed && <p>{t('leaving.weather.failed')}</p>}
        {hasFailed && forecast && (
          <p>
            {t('leaving.weather.old', {
              age: t('leaving.hours', { count: Math.max(1, Math.round((Date.now() - forecast.at) / HOUR_MS)) }),
            })}
          </p>
        )}
        {forecast && <p>{t('leaving.weather.at', { time: time(forecast.at) })}</p>}
      </div>
      {(!forecast || hasFailed || !isRecent(forecast)) && (
        <Button data-needs-script variant="outline" disabled={isLoading} onClick={() => void load()}>
          {t('leaving.weather.load')}
        </Button>
      )}
      <noscript>{t('leaving.weather.needsScript')}</noscript>
      {forecast && <Table districts={districts} forecast={forecast} language={language} />}
    </section>
  );
}

function Table({ districts, forecast, language }: Props & { forecast: Forecast; language: string }) {
  const { t } = useTranslation();
  const dates = forecast.points[0]?.map(({ date }) => date) ?? [];
  return (
    <table>
      <caption className="visually-hidden">{t('leaving.weather.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('leaving.weather.district')}</th>
          {dates.map((date) => (
            <th key={date} scope="col">
              {dayLabel(date, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {districts.map(({ name }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {(forecast.points[index] ?? []).map((day) => (
              <td key={day.date}>
                {t('leaving.weather.range', { min: day.min, max: day.max })}
                {weatherWarnings(day).map((warning) => (
                  <strong key={warning}>{t(`leaving.weather.${warning}`, { value: day.gusts })}</strong>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
