import type { ImportPlan } from './plan-import.ts';

/** Says in Spanish what an import did or would do. */
export function reportOf({ added, updated, same, left, gone }: ImportPlan, isWritten: boolean): string {
  const lines = [
    ...added.map(({ file, entry }) => `nueva    ${file} (${entry.kind}, ${entry.at})`),
    ...updated.map(
      ({ file, facts, todo }) =>
        `cambia   ${file}: ${[...facts.map(({ field, after }) => `${field}: ${after}`), ...todo].join('; ')}`,
    ),
    ...left.map(({ entry, why }) => `queda    ${entry.name} (${entry.at}): ${why}`),
    ...gone.map((ref) => `ya no    ${ref}: el padrón no la tiene más; preguntá si cerró`),
    '',
    `${added.length} nuevas, ${updated.length} cambian, ${same.length} iguales, ${left.length} quedan afuera, ${gone.length} ya no están.`,
    isWritten ? 'Escrito.' : 'No se escribió nada: agregá --write para escribir.',
  ];
  return lines.join('\n');
}
