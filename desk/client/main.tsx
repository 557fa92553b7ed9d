import '#common/ui/styles/index.ts';
import { createRoot } from 'react-dom/client';
import { watchSignal } from './api/signal.ts';
import { sendTyped } from './drafts/drafts.ts';
import { App } from './shell/app.tsx';
import { Crash } from './shell/crash.tsx';
import './shell/desk.css';
import { sendWaiting } from './shell/later.ts';
import { showTheme } from './shell/theme.ts';

showTheme();
watchSignal();
window.addEventListener('pagehide', () => {
  sendWaiting();
  sendTyped();
});

const place = document.querySelector('#root');
if (place)
  createRoot(place).render(
    <Crash>
      <App />
    </Crash>,
  );
