import { isListing } from '../../../common/contracts/desk/listing-file.ts';
import { isToken } from '../access/tokens.ts';
import type { Services } from '../services.ts';
import { editableFieldsIn } from './editable-fields.ts';

export type ListingFinder = ReturnType<typeof listingFinder>;

/** Finds the listing of a file or of a business's link, and the fields that the business may change; null for anything else. */
export function listingFinder(services: Services) {
  async function ofFile(file: string | null) {
    if (file === null || !isListing(file)) return null;
    const { files, kinds } = await services.content.snapshot();
    const listing = files.find((one) => one.file === file);
    const kind = kinds.find(({ id }) => id === listing?.kind);
    return listing && kind ? { listing, fields: editableFieldsIn(listing, kind) } : null;
  }

  const ofToken = async (token: string) =>
    isToken(token) ? ofFile(await services.proposals.fileOf(token, Date.now())) : null;

  return { ofFile, ofToken };
}
