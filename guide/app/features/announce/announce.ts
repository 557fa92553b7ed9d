/** The id of the element that `PageMeta` keeps for announcements. */
export const ANNOUNCEMENT_ID = 'aviso-hablado';

/** Makes a screen reader announce `text` after its current sentence. Nothing is shown. */
export function announce(text: string) {
  const region = document.getElementById(ANNOUNCEMENT_ID);
  if (region) region.textContent = text;
}
