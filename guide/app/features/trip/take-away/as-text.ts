import type { Translate } from '#common/lib/text/translate.ts';
import type { Travel } from '../plan/plan.ts';
import type { TimedDay } from '../timing/timing.ts';
import { clock, dayLabel, duration, kilometres } from '../write.ts';

/** A plan as a plain-text message that reads well on its own in any program. */
export function planAsText(days: TimedDay[], travel: Travel, t: Translate, language: string): string {
  const blocks = days.map(({ number, date, parts, km, driveMinutes, returns }) => {
    const title = [t('trip.day', { day: number + 1 }), ...(date ? [dayLabel(date, language)] : [])].join(', ');
    const stops = parts.flatMap((part) =>
      part.kind === 'stop' ? [`${clock(part.at)} ${part.thing?.name ?? part.stop.name ?? part.stop.id}`] : [],
    );
    const drive = km > 0 && travel !== 'none' ? [`${kilometres(km, language)}, ${duration(driveMinutes)}`] : [];
    const night = returns.base ? [t('trip.base.at', { name: returns.name })] : [];
    return [title, ...stops, ...drive, ...night].join('\n');
  });
  return [t('trip.text.title'), ...blocks, t('trip.text.ask')].join('\n\n');
}
