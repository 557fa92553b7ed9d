import { Cloud, CloudRain, Sun } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useWeather } from '#app/features/weather/weather.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './header.module.css';

const drawings = { sun: Sun, cloud: Cloud, rain: CloudRain };

/**
 * The current temperature, or the last known one with its age; dashes if there is neither. It leads to the page for the
 * morning of a drive, with the forecast and the roads.
 */
export function WeatherBadge() {
  const { t } = useTranslation();
  const { language, tools } = useLayout();
  const weather = useWeather();
  const Drawing = drawings[weather?.sky ?? 'cloud'];
  const temperature = weather ? String(weather.temperature) : '--';
  return (
    <Link className={css.weather} to={tools.beforeLeaving.href}>
      <Drawing size={20} aria-hidden />
      <span className="visually-hidden">
        {tools.beforeLeaving.label}, {t('header.weather')}
      </span>
      <span>
        {temperature} °C
        {/* Below it, where it takes no room from the menus. */}
        {weather?.at && (
          <>
            <br />
            <small>{ageOf(weather.at, language)}</small>
          </>
        )}
      </span>
    </Link>
  );
}

const HOUR_MS = 3_600_000;

/** "hace 3 h" */
function ageOf(time: number, language: string): string {
  const hours = Math.min(0, Math.round((time - Date.now()) / HOUR_MS)); // the clock may have been set back
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return hours > -48 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day');
}
