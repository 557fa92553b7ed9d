/** Something shown only until a given day, because it is too old from then on; `gone` is the text shown instead. */
export type Perishable = { until?: string | undefined; gone?: string | undefined };

/** Something that ages while it is shown: from `oldFrom` on, `old` appears with it. Without days, it is unchecked. */
export type Aging = Perishable & { old?: string | undefined; oldFrom?: string | undefined };
