type Reader = (text: string) => object | null;

let read: Reader | null = null;

/**
 * Gives the judge what reads telephone numbers. It is larger than all the rest of the desk, so browsers load it when a
 * form has such a field; until then every number passes here, and the publisher judges again.
 */
export const judgePhonesWith = (reader: Reader): void => {
  read = reader;
};

export const isPhone = (text: string): boolean => read === null || read(text) !== null;
