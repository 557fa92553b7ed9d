/** Of the element that `PageMeta` keeps for it. */
export const ANNOUNCEMENT_ID = 'aviso-hablado';

/** Says `text` to a screen reader, once it has finished its sentence. Nothing is seen. */
export function announce(text: string) {
  const region = document.getElementById(ANNOUNCEMENT_ID);
  if (region) region.textContent = text;
}
