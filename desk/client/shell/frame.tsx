import { CalendarCheck, Grid3x3, Inbox, LibraryBig, type LucideIcon, UserRound } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '#common/ui/button.tsx';
import { signedOut } from '../api/request.ts';
import { words } from '../words.ts';
import css from './frame.module.css';
import { Notices } from './notices.tsx';
import { href } from './router.ts';

const MENU: { screen: keyof Omit<typeof words.menu, 'label'>; icon: LucideIcon; holds: string[] }[] = [
  { screen: 'hoy', icon: CalendarCheck, holds: ['hoy', '', 'numeros', 'vivo'] },
  { screen: 'contenido', icon: LibraryBig, holds: ['contenido', 'agregar', 'ficha', 'mover', 'publicar', 'orden'] },
  { screen: 'tabla', icon: Grid3x3, holds: ['tabla'] },
  { screen: 'mensajes', icon: Inbox, holds: ['mensajes', 'mensaje'] },
  { screen: 'cuenta', icon: UserRound, holds: ['cuenta', 'versiones'] },
];

/** The menu around every screen: at the bottom on a phone, at the top on a wide screen. */
export function Frame({ current, children }: { current: string; children: ReactNode }) {
  const isOnline = useSyncExternalStore(subscribeToSignal, () => navigator.onLine);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, like any link to skip */}
      <a className="skip-link" href="#contenido-principal" onClick={skip}>
        {words.skip}
      </a>
      <header className={css.header}>
        <a className={css.brand} href={href('hoy')}>
          <img src="/marca.svg" alt="" width={36} height={36} />
          <span>
            <strong>{words.name}</strong>
            <span className={css.guide}>{words.guide}</span>
          </span>
        </a>
        <nav className={css.menu} aria-label={words.menu.label}>
          {MENU.map(({ screen, icon: Icon, holds }) => (
            <a key={screen} href={href(screen)} aria-current={holds.includes(current) ? 'page' : undefined}>
              <Icon size={22} aria-hidden />
              {words.menu[screen]}
            </a>
          ))}
        </nav>
        <a className={css.see} href="/" target="_blank" rel="noopener">
          {words.seeGuide}
        </a>
      </header>
      {!isOnline && (
        <p className={css.offline} role="status">
          {words.offline}
        </p>
      )}
      <SignedOut />
      <main id="contenido-principal" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Notices />
    </>
  );
}

/** A reload leads to the sign-in page and keeps the fragment. */
function SignedOut() {
  if (!signedOut.use()) return null;
  return (
    <div role="alert" className={css.out}>
      <p>{words.failures.signedOut}</p>
      <Button variant="default" onClick={() => location.reload()}>
        {words.failures.enter}
      </Button>
    </div>
  );
}

/** A plain link would change the fragment, which is the screen's address. */
function skip(event: { preventDefault(): void }) {
  event.preventDefault();
  document.querySelector<HTMLElement>('#contenido-principal')?.focus();
}

function subscribeToSignal(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
