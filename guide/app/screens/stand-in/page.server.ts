import { definePages } from '#app/page/define-page.ts';
import { offlineMessages } from '#app/page/offline-messages.server.ts';
import { STAND_IN } from '#engine/offline/release.ts';

type StandInData = {
  title: string;
  text: string;
  always: string;
  retry: string;
  links: { href: string; label: string }[];
};

/** The page for a visitor without signal at an address that is not stored on the device: it links to what is. */
export default definePages<StandInData>({
  routes: () => [STAND_IN],
  pages: (context) => {
    const { standIn } = offlineMessages(context);
    const { pageTitle, description, title, text, always, retry } = standIn;
    return [
      {
        path: STAND_IN,
        status: 200,
        meta: context.meta(STAND_IN, { title: pageTitle, description, keywords: 'San Rafael, Mendoza' }, false),
        data: { title, text, always, retry, links: context.alwaysKept() },
        share: { title },
        search: null,
        offline: 'always',
      },
    ];
  },
});
