import { createHash } from 'node:crypto';
import type { ContentFile } from '../../../common/contracts/desk/content.ts';
import type { Answers } from '../../../common/contracts/forms.ts';
import type { Store } from '../../store/store.ts';
import type { ProposalLanguage } from './proposal-words.ts';
import type { ProposedChange } from './proposed-changes.ts';

/** The value that the owner sees if a business emptied a field. */
const GONE = 'Ya no es así: hay que borrarlo.';
const HOW = 'Lo dice el negocio, por el enlace de su ficha.';

type Options = { store: Store; isNoticeWanted: boolean };

/** Counts a suggestion that is about to be kept. @throws {Refusal} if there is no room for it */
type Count = (answers: Answers) => Promise<void>;

/** Keeps what a business tells about its listing as suggestions, one for each field, like a visitor's. */
export function suggestions({ store, isNoticeWanted }: Options) {
  return async (
    listing: ContentFile,
    changes: ProposedChange[],
    language: ProposalLanguage,
    count: Count,
  ): Promise<void> => {
    for (const { label, value } of changes) {
      const answers = { page: listing.href ?? listing.title, field: label, value: value ?? GONE, how: HOW };
      await count(answers);
      const fingerprint = createHash('sha256')
        .update(JSON.stringify(['sabes', answers]))
        .digest('base64url');
      await store.add({
        ...{ form: 'sabes', answers, language, receivedAt: Date.now(), suspicion: null },
        ...{ attempt: null, fingerprint, isNoticeDue: isNoticeWanted },
      });
    }
  };
}
