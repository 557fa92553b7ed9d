const pesos = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Argentine pesos as they are written there: 165000 → "$165.000". */
export function formatPesos(amount: number): string {
  return `$${pesos.format(amount)}`;
}
