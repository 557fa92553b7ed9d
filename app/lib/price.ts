import { SPANISH } from './local-path.ts';

const pesos = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/**
 * Argentine pesos: in Spanish as they are written there, 165000 → "$165.000"; in other languages with the name of the
 * currency, because "$" would be another one: "ARS 165,000".
 */
export function formatPesos(amount: number, language: string): string {
  if (language === SPANISH) return `$${pesos.format(amount)}`;
  const options = { style: 'currency', currency: 'ARS', currencyDisplay: 'code', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, options).format(amount);
}
