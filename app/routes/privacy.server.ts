import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, webAddress, words } from '#app/catalog/schema.ts';
import type { SiteConfig } from '#app/catalog/site-config.ts';
import type { Link } from '#app/catalog/views.ts';
import type { FactRow } from '#app/components/fact-rows.tsx';
import { paths } from '#app/paths.ts';

/** What is true while the guide keeps what people send, and what is true when a hosted form service does. */
const byKeeper = z.strictObject({ own: words, hosted: words });
const part = { title: words, text: words };
const entries = <Id extends z.ZodType<string>>(id: Id) =>
  z.array(z.strictObject({ id, title: words, text: words })).min(1);

/** What Ley 25.326 asks a site with forms to say. Names, addresses and times come from `content/site.json`. */
const privacyContent = z.strictObject({
  ...pageFields,
  /** The page in four answers. */
  summary: z.strictObject({
    purpose: z.strictObject({ label: words, text: words }),
    sharing: byKeeper.extend({ label: words }),
    time: z.strictObject({ label: words }),
    cookies: z.strictObject({ label: words, text: words }),
  }),
  responsible: z.strictObject({ ...part, name: words, address: words, email: words }),
  forms: z.strictObject({
    ...part,
    labels: z.strictObject({ asked: words, purpose: words, where: words }),
    items: z
      .array(
        z.strictObject({
          id: z.enum(['contact', 'publish', 'newsletter']),
          title: words,
          asked: words,
          purpose: words,
          link: innerLink,
          linkLabel: words,
        }),
      )
      .min(1),
    /** `hosted` ends with the name of the service. */
    where: byKeeper,
    voluntary: z.strictObject(part),
    /** What goes with a form and nobody types. */
    unseen: words,
  }),
  /** `time` begins with how long. */
  keeping: z.strictObject({ title: words, time: words, readers: byKeeper, businesses: words }),
  rights: z.strictObject({
    ...part,
    items: entries(words),
    how: z.strictObject(part),
    /** A button; the guide's address follows. */
    mail: words,
    subject: words,
  }),
  /** `statement` is what the authority wants to be said, word for word in Spanish. */
  authority: z.strictObject({
    ...part,
    statement: words,
    pages: z.array(z.strictObject({ url: webAddress, label: words })),
  }),
  browser: z.strictObject({ ...part, items: z.array(words).min(1), after: words }),
  services: z.strictObject({ ...part, items: entries(z.enum(['weather', 'maps', 'video', 'calendar', 'links'])) }),
  revised: z.strictObject({ label: words, date: z.iso.date() }),
});

type Content = z.output<typeof privacyContent>;

export type PrivacyData = Pick<Content, 'hero' | 'browser' | 'services'> & {
  summary: FactRow[];
  responsible: { title: string; text: string; rows: FactRow[] };
  forms: {
    title: string;
    text: string;
    items: { id: string; title: string; rows: FactRow[]; link: Link }[];
    voluntary: { title: string; text: string };
    unseen: string;
  };
  keeping: { title: string; time: string; rest: string; readers: string; businesses: string };
  rights: Pick<Content['rights'], 'title' | 'text' | 'items' | 'how'> & { mail: Link & { to: string } };
  authority: { title: string; text: string; statement: string; pages: Link[] };
  revised: { label: string; date: string; text: string };
};

/** @throws {ContentError} naming `content/pages/privacidad.json` and the field. */
export function privacyPage(context: PageContext): BuiltPage {
  const { catalogue, locale } = context;
  const { site } = catalogue;
  const { content } = readPageContent(context, 'pages/privacidad', privacyContent);
  const { hero, summary, responsible, forms, keeping, rights, authority, browser, services, revised } = content;
  const time = duration(site.privacy.retentionDays, locale);
  const actions = Object.values(site.forms).filter((action) => action !== null);
  const keeper = actions.some((action) => hostedBy(site, action)) ? 'hosted' : 'own';
  const where = (action: string) => {
    const host = hostedBy(site, action);
    return host === null ? forms.where.own : `${forms.where.hosted} ${host}`;
  };
  const data: PrivacyData = {
    hero,
    summary: [
      summary.purpose,
      { label: summary.sharing.label, text: summary.sharing[keeper] },
      { label: summary.time.label, text: time },
      summary.cookies,
    ],
    responsible: {
      title: responsible.title,
      text: responsible.text,
      rows: [
        { label: responsible.name, text: site.privacy.responsible },
        ...(site.privacy.address === null ? [] : [{ label: responsible.address, text: site.privacy.address }]),
        { label: responsible.email, text: site.email, href: `mailto:${site.email}` },
      ],
    },
    forms: {
      title: forms.title,
      text: forms.text,
      items: forms.items.flatMap(({ id, title, asked, purpose, link, linkLabel }) => {
        const action = site.forms[id];
        if (action === null) return []; // a form that the guide does not have
        const rows = [
          { label: forms.labels.asked, text: asked },
          { label: forms.labels.purpose, text: purpose },
          { label: forms.labels.where, text: where(action) },
        ];
        return [{ id, title, rows, link: { href: link, label: linkLabel } }];
      }),
      voluntary: forms.voluntary,
      unseen: forms.unseen,
    },
    keeping: {
      title: keeping.title,
      time,
      rest: keeping.time,
      readers: keeping.readers[keeper],
      businesses: keeping.businesses,
    },
    rights: {
      title: rights.title,
      text: rights.text,
      items: rights.items,
      how: rights.how,
      mail: {
        label: rights.mail,
        to: site.email,
        href: `mailto:${site.email}?subject=${encodeURIComponent(rights.subject)}`,
      },
    },
    authority: { ...authority, pages: authority.pages.map(({ url, label }) => ({ href: url, label })) },
    browser,
    services: {
      ...services,
      items: services.items.filter(({ id }) => id !== 'calendar' || site.calendar !== null),
    },
    revised: { ...revised, text: longDate(revised.date, locale) },
  };
  return {
    path: paths.privacy,
    screen: 'privacy',
    status: 200,
    meta: context.meta(paths.privacy, content.seo),
    data,
    share: { title: hero.title },
  };
}

/** The host that a form is sent to, or null when it is the guide's own. */
function hostedBy({ url }: SiteConfig, action: string): string | null {
  const { host } = new URL(action, url);
  return host === new URL(url).host ? null : host;
}

/** Whole years and months as months, which are easier to picture; what is said is never less than what is kept. */
function duration(days: number, locale: string): string {
  const [value, unit] =
    days % 365 === 0
      ? [(days / 365) * 12, 'month']
      : days % 30 === 0 && days < 360
        ? [days / 30, 'month']
        : [days, 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

function longDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
