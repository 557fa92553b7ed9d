import '#common/ui/styles/index.ts';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { translator } from '#app/i18n/translator.ts';
import { surroundings } from '#app/surroundings.ts';
import { staticRouter } from '#engine/navigation/router.ts';
import { RouterView } from '#engine/navigation/router-view.tsx';
import words from '../../content/locales/es/translation.json';
import type { Samples } from './samples.ts';
import { Sheet } from './sheet.tsx';

const response = await fetch('./samples.json');
const samples = (await response.json()) as Samples; // written by guide/builder/design/build.ts
const { layout, icons } = samples;
const meta = { title: document.title, description: '', keywords: '', canonical: location.href, isIndexed: false };
// The header is the solid one of the phones' page.
const router = staticRouter(layout.language, { path: '/', screen: 'phones', meta, data: {}, icons });

createRoot(document.getElementById('design') as HTMLElement).render(
  <App layout={layout} t={translator(layout.language, words)}>
    <RouterView router={router} surroundings={surroundings} Screen={() => <Sheet samples={samples} />} />
  </App>,
);
