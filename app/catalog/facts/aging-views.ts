/** What is shown until a day, because it is too old from then on; `gone` is what stands there instead. */
export type Perishable = { until?: string; gone?: string };

/** What ages while it is shown: from `oldFrom` on `old` is said beside it. Without days nobody checked it. */
export type Aging = Perishable & { old?: string; oldFrom?: string };
