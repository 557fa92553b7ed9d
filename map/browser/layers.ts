/**
 * A sheet's land without its letters, for a picture too small for them; the land with the roads' signs; or names and
 * signs alone, to lie over what is drawn on the land.
 */
export type SheetLayer = 'land' | 'signs' | 'names';

/** The styles that hide the rest of a drawing. Whatever has a room of its own (`data-box`) is lettering or furniture. */
export const layerStyles: Record<SheetLayer, string> = {
  land: '.sheet-map [data-box]{visibility:hidden}',
  signs: '.sheet-map [data-box]{visibility:hidden}.sheet-map .signs [data-box]{visibility:visible}',
  names: '.sheet-map{visibility:hidden}.sheet-map .letters [data-box]{visibility:visible}',
};

/** Where a drawing's letters begin: what is drawn here lies on the land and below names and signs. */
export const LETTERS = '<g class="letters">';
