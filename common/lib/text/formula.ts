/** Signs that begin a formula; Excel in East Asian settings also reads the full-width ones. */
const FORMULA = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Whether a spreadsheet could compute this text instead of showing it. Some skip white space and invisible characters
 * before they look for a formula.
 */
export const isFormula = (text: string): boolean => FORMULA.test(text);
