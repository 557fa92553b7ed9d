/** A sheet without its names, for a picture too small for them; or its names alone, to lie over what is drawn on it. */
export type SheetLayer = 'land' | 'names';

/** The styles that hide the rest of a drawing. A road's number (`n`) stays with its shield; a river's name (`w`) is a name. */
export const layerStyles: Record<SheetLayer, string> = {
  land: '.sheet-map text{visibility:hidden}.sheet-map .n{visibility:visible}.sheet-map .w{visibility:hidden}',
  names:
    '.sheet-map{visibility:hidden}.sheet-map text{visibility:visible}.sheet-map .n{visibility:hidden}.sheet-map .h{visibility:hidden}',
};
