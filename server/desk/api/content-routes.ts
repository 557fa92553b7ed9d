import type { Draft } from '../../../common/contracts/desk/api.ts';
import type { ContentFile } from '../../../common/contracts/desk/content.ts';
import { DeskError } from '../desk-error.ts';
import { isId } from '../folder/shared-folder.ts';
import type { Services } from '../services.ts';
import { linksOf } from './links.ts';
import type { Route } from './route.ts';
import { draftSave } from './schemas.ts';

/** Routes for the data of lists and forms, for drafts and photographs. */
export function contentRoutes({ content, drafts, photos }: Services): Record<string, Route> {
  const fileIn = async (query: URLSearchParams) => {
    const file = query.get('file') ?? '';
    await content.admit(file);
    return file;
  };

  return {
    async 'GET content'() {
      const { files, links: _, deadLinks: _dead, ...rest } = await content.snapshot();
      return { ...rest, files: files.map(({ value: __, ...file }) => file) };
    },

    async 'GET file'({ query }) {
      const file = await fileIn(query);
      return { file: await content.find(file), draft: await drafts.find(file) };
    },

    async 'GET files'({ query }) {
      const kind = query.get('kind');
      const { files } = await content.snapshot();
      const ofKind: ContentFile[] = files.filter((file) => file.kind === kind);
      const names = new Set(ofKind.map(({ file }) => file));
      const own = (await drafts.list()).filter(({ change }: Draft) => names.has(change.file));
      return { files: ofKind, drafts: own };
    },

    async 'PUT draft'({ session, body }) {
      const { change, revision } = await body(draftSave);
      await content.admit(change.file);
      const saved = await drafts.save(change, session.person, revision);
      if (saved !== null) return { revision: saved };
      const draft = await drafts.find(change.file);
      throw new DeskError(409, `${draft?.by.name ?? 'Otra persona'} guardó otro cambio de lo mismo.`, { draft });
    },

    async 'DELETE draft'({ query }) {
      await drafts.remove(await fileIn(query));
      return {};
    },

    async 'POST photos'({ request }) {
      return { id: await photos.keep(request) };
    },

    async 'GET photo'({ query }) {
      const id = query.get('id') ?? '';
      const upload = isId(id) ? await photos.stateOf(id) : null;
      if (!upload) throw new DeskError(404, 'Esa foto ya no está: subila de nuevo.');
      return upload;
    },

    async 'GET links'({ query }) {
      const file = await fileIn(query);
      return { links: linksOf(file, await content.snapshot()) };
    },
  };
}
