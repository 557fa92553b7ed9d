import type { Surroundings } from '#engine/navigation/router-view.tsx';
import { Layout } from './components/layout/layout.tsx';
import { CrashPage } from './components/page/crash-page.tsx';

/** The components around every screen, identical at build time and in the browser. */
export const surroundings: Surroundings = { Layout, ErrorPage: CrashPage };
