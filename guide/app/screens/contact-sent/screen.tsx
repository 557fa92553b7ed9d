import { type ReactNode, useSyncExternalStore } from 'react';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Steps } from '#app/components/page/steps.tsx';
import { WaysOn } from '#app/components/page/ways-on.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { paths } from '#common/lib/address/paths.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { useLocation } from '#engine/navigation/context.ts';
import { Example } from './example.tsx';
import type page from './page.server.ts';
import type { SequelData } from './page.server.ts';
import { Reference } from './reference.tsx';
import css from './screen.module.css';

/** The page that follows a form once the server has received it. */
export default function ContactSentScreen({ data }: PageProps<typeof page>) {
  const { title, text, picture, reference, withoutPhotos, button } = data;
  const form = useForm();
  const words = { next: data.nextTitle, meanwhile: data.meanwhileTitle };
  return (
    <>
      <Hero title={title} standfirst={text} picture={picture}>
        <Reference words={reference} />
        <WithoutPhotos words={withoutPhotos} />
        <Link className={buttonClass('outline')} to={paths.home}>
          {button}
        </Link>
      </Hero>
      {/* The page is finished for both forms; the server and the first render choose one by this attribute. */}
      <div className={css.sequel} data-sent-form={form}>
        <Sequel form="contacto" words={words} sequel={data.contacto} />
        <Sequel form="publicar" words={words} sequel={data.publicar}>
          <Example example={data.example} />
        </Sequel>
      </div>
    </>
  );
}

type SequelProps = {
  form: string;
  words: { next: string; meanwhile: string };
  sequel: SequelData;
  children?: ReactNode;
};

function Sequel({ form, words, sequel: { steps, meanwhile }, children }: SequelProps) {
  return (
    <div data-for={form}>
      <Block id={`${form}-que-pasa`} title={words.next}>
        <Steps steps={steps} />
      </Block>
      {children}
      <Block id={`${form}-mientras`} title={words.meanwhile}>
        <WaysOn ways={meanwhile} look="trio" />
      </Block>
    </div>
  );
}

/** The form that was sent, from the address, as the server writes it into the finished page. */
function useForm(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => (new URLSearchParams(search).get('de') === 'publicar' ? 'publicar' : 'contacto'),
    () =>
      typeof document === 'undefined'
        ? 'contacto'
        : (document.querySelector<HTMLElement>('[data-sent-form]')?.dataset.sentForm ?? 'contacto'),
  );
}

/** Says that the photographs of a request were not kept; without JavaScript, the server does. */
function WithoutPhotos({ words }: { words: string }) {
  const { search } = useLocation();
  const text = useSyncExternalStore(
    never,
    () => (new URLSearchParams(search).get('fotos') === 'no' ? words : ''),
    () => (typeof document === 'undefined' ? '' : (document.querySelector('[data-without-photos]')?.textContent ?? '')),
  );
  return (
    <p className={css.withoutPhotos} data-without-photos={words}>
      {text}
    </p>
  );
}

const never = () => () => {};
