import { existsSync } from 'node:fs';
import path from 'node:path';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { shortName } from '#common/lib/address/content-name.ts';
import { fold } from '#common/lib/text/fold.ts';
import { mobileNumber } from '#common/lib/text/phone-number.ts';
import { visible } from '#common/lib/text/visible.ts';
import { DISTRICT_IDS } from '#map/browser/districts.ts';

/** What a business wrote in the form, with the characters that nobody sees made visible to the owner. */
export const visibleAnswers = (answers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, visible(answer)]));

/**
 * The fields of a listing that a business's request contains; `reference` names the request among its sources.
 * A number that cannot be read stays as it was written, so that whoever edits the listing sees what is wrong with it.
 */
export function knownFrom(answers: Record<string, string>, reference: string): Record<string, unknown> {
  const { establishmentName, message, city, address, whatsapp, website, instagram, district } = answers;
  const isDistrict = DISTRICT_IDS.some((id) => id === district);
  return {
    name: establishmentName,
    ...(message && { description: message }),
    ...((address || city) && { location: address || city }),
    ...(isDistrict && { district }),
    ...(whatsapp && { whatsapp: mobileNumber(whatsapp) ?? whatsapp }),
    ...(/^https?:\/\//.test(website ?? '') && { website }),
    ...(/^https?:\/\//.test(instagram ?? '') && { instagram }),
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
