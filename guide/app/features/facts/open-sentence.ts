import type { OpenState } from '#common/lib/opening/open-state.ts';
import type { OpenMessages } from '#views/hours-views.ts';

/** "Abierto hasta las 19", "Abre mañana a las 9". */
export function openSentence(state: OpenState, words: OpenMessages): string {
  const time = (text: string, of: 'until' | 'at') => words.times[text]?.[of] ?? text;
  if (state.isOpen)
    return state.until === null ? words.always : words.open.replace('{time}', time(state.until, 'until'));
  const { opens } = state;
  if (opens === null) return words.closed;
  const when = opens.inDays === 0 ? words.today : opens.inDays === 1 ? words.tomorrow : words.later;
  return when.replace('{day}', words.days[opens.weekday] ?? '').replace('{time}', time(opens.time, 'at'));
}
