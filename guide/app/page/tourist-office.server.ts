import { z } from 'zod';
import { idText, text } from '#catalog/content/schema.ts';
import { telLink } from '#common/lib/text/phone.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import type { Link } from '#views/views.ts';
import type { BuildContext } from './build-context.ts';

const FILE = 'content/pages/telefonos.json';
/** The id of the municipality's tourist office in that file. */
const OFFICE = 'turismo';

const phones = z.object({
  entries: z.array(z.object({ id: idText, number: text.nullable(), number2: text.nullable() })),
});

/** The numbers of the tourist office, which answers for places that nobody has described; empty if unknown. */
export function officeNumbers({ catalogue }: Pick<BuildContext, 'catalogue'>): Link[] {
  const { entries } = parseContent(phones, readJson(catalogue.root, FILE), FILE);
  const office = entries.find(({ id }) => id === OFFICE);
  return [office?.number, office?.number2].flatMap((number) =>
    number ? [{ href: telLink(number), label: number }] : [],
  );
}
