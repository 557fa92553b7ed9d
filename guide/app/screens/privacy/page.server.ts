import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { idText, innerLink, text, webAddress } from '#catalog/content/schema.ts';
import { countsVisits, type SiteConfig } from '#catalog/content/site-config.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { FactRow, Link } from '#views/views.ts';

/** The text for messages that the guide keeps itself, and the one for a hosted form service. */
const byKeeper = z.strictObject({ own: text, hosted: text });
const part = { title: text, text: text };
const entries = <Id extends z.ZodType<string>>(id: Id) =>
  z.array(z.strictObject({ id, title: text, text: text })).min(1);

/** What Ley 25.326 requires a site with forms to state. Names, addresses and periods come from `content/site.json`. */
const privacyContent = z.strictObject({
  ...pageFields,
  /** The page summed up in four answers. */
  summary: z.strictObject({
    purpose: z.strictObject({ label: text, text: text }),
    sharing: byKeeper.extend({ label: text }),
    time: z.strictObject({ label: text }),
    cookies: z.strictObject({ label: text, text: text }),
  }),
  responsible: z.strictObject({ ...part, name: text, address: text, email: text }),
  forms: z.strictObject({
    ...part,
    labels: z.strictObject({ asked: text, purpose: text, where: text }),
    items: z
      .array(
        z.strictObject({
          id: z.enum(['contact', 'publish', 'newsletter']),
          title: text,
          asked: text,
          purpose: text,
          link: innerLink,
          linkLabel: text,
        }),
      )
      .min(1),
    /** `hosted` is followed by the name of the service. */
    where: byKeeper,
    voluntary: z.strictObject(part),
    /** The data that a form sends without the visitor typing them. */
    unseen: text,
  }),
  /** `time` is the text after the period. */
  keeping: z.strictObject({ title: text, time: text, readers: byKeeper, businesses: text }),
  rights: z.strictObject({
    ...part,
    items: entries(idText),
    how: z.strictObject(part),
    /** The label of a button, followed by the guide's email address. */
    mail: text,
    subject: text,
  }),
  /** `statement` is the wording that the authority prescribes, verbatim in Spanish. */
  authority: z.strictObject({
    ...part,
    statement: text,
    pages: z.array(z.strictObject({ url: webAddress, label: text })),
  }),
  browser: z.strictObject({ ...part, items: z.array(text).min(1), after: text }),
  /** Shown if visits are counted. */
  counting: z.strictObject({ ...part, items: z.array(text).min(1), after: text }),
  services: z.strictObject({ ...part, items: entries(z.enum(['weather', 'maps', 'video', 'calendar', 'links'])) }),
  revised: z.strictObject({ label: text, date: z.iso.date() }),
});

type Content = z.output<typeof privacyContent>;

export type PrivacyData = Pick<Content, 'browser' | 'services'> & {
  hero: Content['hero'] & { picture: Picture };
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
  /** Null if the guide does not count its visits. */
  counting: Content['counting'] | null;
  authority: { title: string; text: string; statement: string; pages: Link[] };
  revised: { label: string; date: string; text: string };
};

export default definePage({
  path: paths.privacy,
  content: { file: 'pages/privacidad', schema: privacyContent },
  data: privacyData,
  share: ({ hero }) => hero,
  // Visitors who search for the weather or a map are not looking for this page's notes on those services.
  search: () => ({ texts: [] }),
});

type OnPage = PageContent<typeof privacyContent>;

function privacyData(content: OnPage, { catalogue: { site }, locale }: BuildContext): PrivacyData {
  const { hero, summary, keeping, rights, authority, browser, counting, services, revised } = content;
  const time = duration(site.privacy.retentionDays, locale);
  const actions = Object.values(site.forms).filter((action) => action !== null);
  const keeper = actions.some((action) => hostedBy(site, action)) ? 'hosted' : 'own';
  return {
    hero: { ...hero, picture: content.pictures.hero },
    summary: [
      summary.purpose,
      { label: summary.sharing.label, text: summary.sharing[keeper] },
      { label: summary.time.label, text: time },
      summary.cookies,
    ],
    responsible: responsibleOf(content, site),
    forms: formsOf(content, site),
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
    counting: countsVisits(site) ? counting : null,
    services: {
      ...services,
      items: services.items.filter(({ id }) => id !== 'calendar' || site.calendar !== null),
    },
    revised: { ...revised, text: longDate(revised.date, locale) },
  };
}

/** Who answers for the data, as `content/site.json` says. */
function responsibleOf({ responsible }: OnPage, { privacy, email }: SiteConfig): PrivacyData['responsible'] {
  return {
    title: responsible.title,
    text: responsible.text,
    rows: [
      { label: responsible.name, text: privacy.responsible },
      ...(privacy.address === null ? [] : [{ label: responsible.address, text: privacy.address }]),
      { label: responsible.email, text: email, href: `mailto:${email}` },
    ],
  };
}

/** The forms that the guide has: what each asks for, why, and where it goes. */
function formsOf({ forms }: OnPage, site: SiteConfig): PrivacyData['forms'] {
  const where = (action: string) => {
    const host = hostedBy(site, action);
    return host === null ? forms.where.own : `${forms.where.hosted} ${host}`;
  };
  return {
    title: forms.title,
    text: forms.text,
    items: forms.items.flatMap(({ id, title, asked, purpose, link, linkLabel }) => {
      const action = site.forms[id];
      if (action === null) return [];
      const rows = [
        { label: forms.labels.asked, text: asked },
        { label: forms.labels.purpose, text: purpose },
        { label: forms.labels.where, text: where(action) },
      ];
      return [{ id, title, rows, link: { href: link, label: linkLabel } }];
    }),
    voluntary: forms.voluntary,
    unseen: forms.unseen,
  };
}

/** The host that a form is posted to, or null if it is the guide's own. */
function hostedBy({ url }: SiteConfig, action: string): string | null {
  const { host } = new URL(action, url);
  return host === new URL(url).host ? null : host;
}

/**
 * Converts years and whole months to months, which are easier to picture; the stated period is never shorter than the
 * real one.
 */
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
