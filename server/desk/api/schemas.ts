import { z } from 'zod';
import type { Json } from '../../../common/contracts/desk/content.ts';
import type { Change } from '../../../common/contracts/desk/orders.ts';
import { MOST_REGISTER_ROWS, REGISTER_FIELDS, REGISTER_SOURCES } from '../../../common/contracts/desk/register.ts';
import { mayBeLost } from '../../../common/contracts/visits.ts';
import { isContentName } from '../../../common/lib/address/content-name.ts';
import { emailAddress } from '../../../common/lib/text/email.ts';
import { writtenLine, writtenValue } from '../../../common/lib/text/written.ts';
import { isToken } from '../access/tokens.ts';
import { isId } from '../folder/shared-folder.ts';

// The schemas of request bodies. They are strict: an unknown name is a bug in the client or an attack.

const MOST_CHANGES = 500;
const MOST_PHOTOS = 40;

/** A line that somebody wrote. */
const line = (most: number) => z.string().max(10_000).transform(writtenLine).pipe(z.string().max(most));
const named = (most: number) => line(most).pipe(z.string().min(1));
/** Checks only the length: `content.admit` checks whether it is a file of the guide. */
const fileName = z.string().min(1).max(200);
const json = z.json() as z.ZodType<Json>;
const written = json.transform(writtenValue);

const fraction = z.number().min(0).max(1);
const crop = z.strictObject({ left: fraction, top: fraction, width: fraction, height: fraction }).nullable();
const slot = z.union([
  z.strictObject({ name: z.string().regex(/^[A-Za-z0-9][\w-]{0,80}(\.[a-z0-9]{2,5})?$/), crop }),
  z.strictObject({ upload: z.string().refine(isId), crop }),
]);

const key = z.string().min(1).max(80);
const aside = z.strictObject({ kind: key, path: z.array(key).min(1).max(4), value: written });

const change: z.ZodType<Change> = z.strictObject({
  file: fileName,
  base: z
    .string()
    .regex(/^[\w=+/:-]{1,128}$/)
    .nullable(),
  before: json,
  value: written,
  photos: z.array(slot).max(MOST_PHOTOS).nullable(),
  aside: z.array(aside).max(200).exactOptional(),
});
const changes = z.array(change).min(1).max(MOST_CHANGES);

export const nothing = z.strictObject({});
export const person = z.strictObject({ name: named(80), email: emailAddress });

const encoded = z
  .string()
  .max(100_000)
  .regex(/^[\w-]*$/);
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: encoded,
    rawId: encoded,
    type: z.literal('public-key'),
    response,
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
    // The desk requests no extensions: anything that a browser adds is dropped.
    clientExtensionResults: z.unknown().transform(() => ({})),
  });

const token = z.string().refine(isToken);
export const invitationOptions = z.strictObject({ token });
export const invitationVerify = z.strictObject({
  token,
  response: credential(
    z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(30)).max(10).exactOptional(),
    }),
  ),
  device: z.string().max(200),
});
export const entryVerify = z.strictObject({
  response: credential(
    z
      .object({
        clientDataJSON: encoded,
        authenticatorData: encoded,
        signature: encoded,
        userHandle: encoded.nullish(),
      })
      .transform(({ userHandle, ...signed }) => ({ ...signed, ...(typeof userHandle === 'string' && { userHandle }) })),
  ),
});

export const draftSave = z.strictObject({ change, revision: z.int().min(0) });
export const preview = z.strictObject({ changes });
export const publish = z.strictObject({ changes, words: line(200) });
export const undo = z.strictObject({ version: z.string().regex(/^[0-9a-f]{7,64}$/) });
export const register = z.strictObject({
  name: line(200),
  source: z.enum(REGISTER_SOURCES),
  rows: z
    .array(z.strictObject({ row: z.int().min(1), cells: z.partialRecord(z.enum(REGISTER_FIELDS), line(2000)) }))
    .min(1)
    .max(MOST_REGISTER_ROWS),
  step: z.enum(['look', 'preview', 'publish']),
});
export const check = z.strictObject({
  file: fileName,
  facts: z.array(named(300)).min(1).max(60),
  answer: z.enum(['same', 'changed', 'unreachable']),
});
export const move = z.strictObject({
  file: fileName,
  to: z.string().refine(isContentName).nullable(),
});
export const proposal = z.strictObject({ file: fileName });
export const redirect = z.strictObject({ from: z.string().refine(mayBeLost), file: fileName });
export const lostDismiss = z.strictObject({ page: z.string().refine(mayBeLost) });

const number = z.int().min(1);
export const messageState = z.strictObject({ id: number, state: z.enum(['new', 'done', 'spam']) });
export const messageNumber = z.strictObject({ id: number });
export const messageAccept = z.strictObject({ id: number, field: named(300).nullable() });
