/** The parameters of an address that narrow a list besides its filter: one zone, and any of what a visitor needs. */
export const ZONE = 'zona';
export const WITH = 'con';

/** The need for what is near: the address holds that it is asked for, never where the visitor is. */
export const NEAR = 'cerca';

/** The marks of a listing: where it is, and what it has. */
export const inZone = (zone: string): string => `en-${zone}`;
export const having = (need: string): string => `con-${need}`;
