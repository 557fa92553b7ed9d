import '#common/ui/styles/index.ts';
import { start } from '#engine/browser/start.tsx';
import type { Layout } from '#views/layout.ts';
import { App } from './app.tsx';
import { countLater } from './features/visits/count-later.ts';
import { loadTranslator } from './i18n/load-translator.ts';
import { surroundings } from './surroundings.ts';

let isCounted = true;
void start<Layout>(surroundings, async (layout) => {
  isCounted = !layout.isUncounted;
  const t = await loadTranslator(layout.language);
  return (children) => (
    <App layout={layout} t={t}>
      {children}
    </App>
  );
}).then((router) => router && isCounted && countLater(router));
