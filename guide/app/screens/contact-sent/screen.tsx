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
  const { title, text, reference, withoutPhotos, button } = data;
  return (
    <Hero title={title} standfirst={text}>
      <Reference words={reference} />
      <WithoutPhotos words={withoutPhotos} />
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
  const text = useSyncExternalStore(
    never,
    () => line(words, search),
    () => written('[data-reference]'),
  );
  return (
    <p className={css.reference} data-reference={words}>
      {text}
    </p>
  );
}

/** Says that the photographs of a request were not kept, in the same way. */
function WithoutPhotos({ words }: { words: string }) {
  const { search } = useLocation();
  const text = useSyncExternalStore(
    never,
    () => (new URLSearchParams(search).get('fotos') === 'no' ? words : ''),
    () => written('[data-without-photos]'),
  );
  return (
    <p className={css.reference} data-without-photos={words}>
      {text}
    </p>
  );
}

const never = () => () => {};

function line(words: string, search: string): string {
  const reference = new URLSearchParams(search).get('r') ?? '';
  return /^\w{1,20}$/.test(reference) ? `${words} ${reference}` : '';
}

const written = (selector: string) =>
  typeof document === 'undefined' ? '' : (document.querySelector(selector)?.textContent ?? '');
