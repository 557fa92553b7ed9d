const TOWN = /San Rafael/g;

/** The text with the town's name held together: a line never ends after "San". */
export const unbroken = (text: string): string => text.replace(TOWN, 'San\u00a0Rafael');
