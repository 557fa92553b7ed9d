import { useSyncExternalStore } from 'react';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Rings } from '#app/components/page/rings.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { paths } from '#common/lib/address/paths.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { useLocation } from '#engine/navigation/context.ts';
import type page from './page.server.ts';
import css from './screen.module.css';

/** The page that follows a form once the server has received it. */
export default function ContactSentScreen({ data }: PageProps<typeof page>) {
  const { title, text, reference, button } = data;
  return (
    <Hero title={title} standfirst={text}>
      <Reference words={reference} />
      <Rings size={96} />
      <Link className={buttonClass('default', 'lg')} to={paths.home}>
        {button}
      </Link>
    </Hero>
  );
}

/**
 * The reference of the message, from the address. The server writes it into the finished page, after the words in
 * `data-reference`, so that it is there without JavaScript too; the first render repeats what the server wrote.
 */
function Reference({ words }: { words: string }) {
  const { search } = useLocation();
  const text = useSyncExternalStore(never, () => line(words, search), written);
  return (
    <p className={css.reference} data-reference={words}>
      {text}
    </p>
  );
}

const never = () => () => {};

function line(words: string, search: string): string {
  const reference = new URLSearchParams(search).get('r') ?? '';
  return /^\w{1,20}$/.test(reference) ? `${words} ${reference}` : '';
}

const written = () =>
  typeof document === 'undefined' ? '' : (document.querySelector('[data-reference]')?.textContent ?? '');
