const TOWN = /San Rafael/g;

/** The text with the town's name kept together: no line ends after "San". */
export const unbroken = (text: string): string => text.replace(TOWN, 'San\u00a0Rafael');
