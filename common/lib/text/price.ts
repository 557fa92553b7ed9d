import { SPANISH } from '../address/local-path.ts';

const pesos = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/**
 * Formats Argentine pesos: in Spanish as is usual there, 165000 → "$165.000"; in other languages with the currency's
 * code, because "$" would mean another currency: "ARS 165,000".
 */
export function formatPesos(amount: number, language: string): string {
  if (language === SPANISH) return `$${pesos.format(amount)}`;
  const options = { style: 'currency', currency: 'ARS', currencyDisplay: 'code', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, options).format(amount);
}
