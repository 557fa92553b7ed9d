import { PRESSES, type Press } from '#common/contracts/visits.ts';

const isPress = (name: string | undefined): name is Press => PRESSES.some((press) => press === name);

/**
 * What somebody presses, and the page that it is about: its own for a row about another listing, otherwise the one that
 * is shown. Null for anything that is not counted, such as the guide's own numbers around the page.
 */
export function pressOf(target: EventTarget | null, shown: string): [page: string, press: Press] | null {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('main :is(a[href], [data-press])') : null;
  if (!pressed) return null;
  const press = pressed.dataset.press ?? pressOfLink(pressed);
  if (!isPress(press)) return null;
  const row = pressed.closest('[data-brief] li, [data-about]');
  return [row?.querySelector<HTMLAnchorElement>('a[href^="/"]')?.pathname ?? shown, press];
}

function pressOfLink(pressed: HTMLElement): Press | undefined {
  const { href } = pressed as HTMLAnchorElement; // anything else has a data-press
  if (href.startsWith('tel:')) return 'llamada';
  if (/^https:\/\/wa\.me\/\d/.test(href)) return 'whatsapp';
  // Elsewhere, links lead to sources, maps and timetables, too; there, those to a business's own pages have a mark.
  return pressed.closest('[data-brief]') && new URL(href).host !== location.host ? 'sitio' : undefined;
}
