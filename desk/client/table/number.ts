/**
 * Reads a number as people in Argentina write it: "$ 180.000", "180000", "1.250,50", "4,5". A single point before three
 * digits separates thousands, otherwise it is a decimal mark. Null if the text is no number. The minus sign of texts
 * (U+2212) is as good as a hyphen.
 */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s$]|ars/gi, '').replace('−', '-');
  if (!/^-?\d[\d.,]*$/.test(plain)) return null;
  if (plain.includes(',')) {
    const [whole = '', decimals = '', ...more] = plain.split(',');
    if (more.length > 0 || decimals.includes('.') || !isGrouped(whole)) return null;
    return Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`);
  }
  if (/^-?\d{1,3}(\.\d{3})+$/.test(plain)) return Number(plain.replaceAll('.', ''));
  const number = Number(plain);
  return Number.isNaN(number) ? null : number;
}

/**
 * The one number in what people write around it: "45.000 por noche" and "45 mil" are 45000, "4 personas" is 4. Null if
 * there is none, or more than one.
 */
export function readNumberIn(text: string): number | null {
  const plain = readNumber(text);
  if (plain !== null) return plain;
  const [[found] = [], ...more] = text.matchAll(/[-−]?\d[\d.,]*/g);
  const number = found === undefined || more.length > 0 ? null : readNumber(found.replace(/[.,]+$/, ''));
  if (number === null || /\bmedi[ao]\b/i.test(text)) return null;
  return number * (/\d\s*mil\b/i.test(text) ? 1000 : /\d\s*mill[oó]n/i.test(text) ? 1_000_000 : 1);
}

const isGrouped = (whole: string) => !whole.includes('.') || /^-?\d{1,3}(\.\d{3})+$/.test(whole);
