import { Cloud, CloudRain, Sun } from 'lucide-react';
import { useWeather } from '#app/features/weather/weather.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import css from './header.module.css';

const drawings = { sun: Sun, cloud: Cloud, rain: CloudRain };

/** The temperature now; dashes until it is known, and when it cannot be. */
export function WeatherBadge() {
  const { t } = useTranslation();
  const weather = useWeather();
  const Drawing = drawings[weather?.sky ?? 'cloud'];
  const temperature = weather ? String(weather.temperature) : '--';
  return (
    <span className={css.weather}>
      <Drawing size={20} aria-hidden />
      <span className="visually-hidden">{t('header.weather')}</span>
      {temperature} °C
    </span>
  );
}
