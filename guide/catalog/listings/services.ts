import type { Service } from '#catalog/content/service.ts';
import { didYouMean } from '#reading/mistakes/did-you-mean.ts';
import { ContentError } from '#reading/problems.ts';
import type { ParsedListing } from './collection.ts';
import type { NamedCollection } from './read-collections.ts';

/** A business that runs or sells something of the guide; `service` says which source links the two. */
export type Served = { collection: NamedCollection; listing: ParsedListing; service: Service | null };

/** The businesses that a source links to a listing, such as "turismo-aventura/rafting-rio-atuel". */
export const named = (collections: NamedCollection[], ref: string): Served[] =>
  collections.flatMap((collection) =>
    collection.listings.flatMap((listing) => {
      const service = listing.serves?.named.find((one) => one.listing === ref);
      return service ? [{ collection, listing, service }] : [];
    }),
  );

/** The businesses that can be asked about any listing of the collection. */
export const sellersOf = (collections: NamedCollection[], name: string): Served[] =>
  collections.flatMap((collection) =>
    collection.listings
      .filter(({ serves }) => serves?.sells.includes(name))
      .map((listing) => ({ collection, listing, service: null })),
  );

/**
 * Checks that every listing which a business is said to run exists.
 * @throws {ContentError} one sentence for each that does not
 */
export function checkServices(collections: NamedCollection[]) {
  const known = collections.flatMap(({ name, listings, leftOut }) =>
    [...listings.map(({ id }) => id), ...leftOut].map((id) => `${name}/${id}`),
  );
  const problems = collections.flatMap(({ listings }) =>
    listings.flatMap(({ file, serves }) =>
      (serves?.named ?? []).flatMap(({ listing }, index) =>
        known.includes(listing)
          ? []
          : [
              `${file}: "serves.${index}.listing" is "${listing}"${didYouMean(listing, known)}, which is no listing; write its collection and its file's name, such as bodegas/bodega-suter.`,
            ],
      ),
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);
}
