import { existsSync } from 'node:fs';
import path from 'node:path';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { shortName } from '#common/lib/address/content-name.ts';
import { fold } from '#common/lib/text/fold.ts';
import { visible } from '#common/lib/text/visible.ts';
import { writtenWhatsapp } from '#common/lib/written/phone.ts';
import { readProfile, readWebAddress } from '#common/lib/written/web.ts';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { readJson } from '#reading/read-file.ts';

/** What a business wrote in the form, with the characters that nobody sees made visible to the owner. */
export const visibleAnswers = (answers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, visible(answer)]));

/** The city that the form for businesses shows and sends, whatever they write: nobody has told it. */
export function fixedCity(root: string): string {
  const { form } = readJson(root, 'content/pages/publicar.json') as { form: { cityValue: string } }; // its page checks it
  return form.cityValue;
}

/**
 * The fields of a listing that a business's request contains; `reference` names the request among its sources.
 * A number that cannot be read stays as it was written, so that whoever edits the listing sees what is wrong with it.
 * @param fixed a city that says nothing, because the form sends it by itself
 */
export function knownFrom(answers: Record<string, string>, reference: string, fixed = ''): Record<string, unknown> {
  const { establishmentName, message, city, address, whatsapp, website, instagram, district } = answers;
  const page = readWebAddress(website ?? '');
  const profile = readProfile(instagram ?? '', 'instagram');
  const area = DISTRICT_IDS.find((id) => id === district);
  const location = address || (city !== fixed && city) || (area && districts[area].name);
  return {
    name: establishmentName,
    ...(message && { description: message }),
    ...(location && { location }),
    ...(area && { district: area }),
    ...(whatsapp && { whatsapp: writtenWhatsapp(whatsapp) ?? whatsapp }),
    ...(page && { website: page }),
    ...(profile && { instagram: profile }),
    sources: [`publicar:${reference}`],
  };
}

/** Turns a name into part of an address: "Cabañas Ñandú" becomes "cabanas-nandu". */
export const slugOf = (name: string): string => shortName((fold(name).match(/[a-z0-9]+/g) ?? []).join('-'));

/** Returns `wanted`, or `wanted-2` and so on if a listing of the category has that id already. */
export function freeId(root: string, category: string, wanted: string): string {
  const isTaken = (id: string) => existsSync(path.join(root, listingsFolder(category), `${id}.json`));
  let id = wanted;
  for (let number = 2; isTaken(id); number++) id = `${wanted}-${number}`;
  return id;
}
