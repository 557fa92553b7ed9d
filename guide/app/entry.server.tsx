import '#common/ui/styles/index.ts';
import { createInstance, type Resource } from 'i18next';
import { SPANISH } from '#common/lib/address/local-path.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import { type DocumentParts, renderDocument as documentOf } from '#engine/document.ts';
import type { Page } from '#engine/page.ts';
import { renderBody } from '#engine/render-body.tsx';
import type { Layout } from '#views/layout.ts';
import { App } from './app.tsx';
import events from './features/events/inline/late.ts?raw';
import dated from './features/facts/inline/before-paint.ts?raw';
import list from './features/list/inline/before-paint.ts?raw';
import cards from './features/list/inline/first-cards.ts?raw';
import light from './features/today/inline/light.ts?raw';
import opening from './features/today/inline/opening.ts?raw';
import today from './features/today/inline/today.ts?raw';
import sheet from './screens/map/inline/first-view.ts?raw';
import { surroundings } from './surroundings.ts';

/** Renders the whole document of one page. */
export function renderDocument(parts: DocumentParts): string {
  return documentOf({ ...parts, inlineScripts: { cards, dated, events, light, list, opening, sheet, today } });
}

/** Renders the HTML of one page's body, the same that the browser will hydrate. */
export async function renderPage(page: Page, layout: Layout, resources: Resource): Promise<string> {
  const t = translatorOf(layout.language, resources);
  return renderBody(page, layout.language, surroundings, (children) => (
    <App layout={layout} t={t}>
      {children}
    </App>
  ));
}

const translators = new WeakMap<Resource, Map<string, Translate>>();

/** The translator of a language, which all its pages share, because a build asks for the same texts on each of them. */
function translatorOf(language: string, resources: Resource): Translate {
  const known = translators.get(resources) ?? new Map<string, Translate>();
  translators.set(resources, known);
  const t = known.get(language) ?? makeTranslator(language, resources);
  known.set(language, t);
  return t;
}

function makeTranslator(language: string, resources: Resource): Translate {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: SPANISH,
    resources,
    initAsync: false, // it is ready when this returns
    interpolation: { escapeValue: false },
  });
  const texts = new Map<string, string>();
  return (key, values) => {
    const asked = values ? JSON.stringify([key, values]) : key;
    const text = texts.get(asked) ?? words.t(key, { ...values });
    texts.set(asked, text);
    return text;
  };
}
