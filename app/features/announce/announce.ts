/** The id of the element that `PageMeta` keeps for announcements. */
export const ANNOUNCEMENT_ID = 'aviso-hablado';

/** Makes a screen reader say `text` once it has finished its sentence. Nothing is shown. */
export function announce(text: string) {
  const region = document.getElementById(ANNOUNCEMENT_ID);
  if (region) region.textContent = text;
}
