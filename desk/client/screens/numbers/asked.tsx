import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { Numbers, PageNumbers } from '#common/contracts/desk/numbers.ts';
import { chatLink } from '#common/lib/text/phone.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { href } from '../../shell/router.ts';
import { words } from '../../words.ts';
import css from './numbers.module.css';
import { numbersMessage } from './numbers-message.ts';

const FIRST = 10;
const text = words.numbers;

/** The pages that were asked for most; a business can be sent its numbers. */
export function Asked({ pages, months }: Pick<Numbers, 'pages' | 'months'>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, FIRST);
  return (
    <section className={css.part} aria-labelledby="mas-pedido">
      <h2 id="mas-pedido">{text.asked}</h2>
      <ol className={css.asked}>
        {shown.map((page) => (
          <li key={page.href}>
            <Title page={page} />
            <p className={css.counts}>{countsText(page)}</p>
            <SendNumbers page={page} months={months} />
          </li>
        ))}
      </ol>
      {shown.length < pages.length && (
        <Button variant="outline" onClick={() => setWhole(true)}>
          {text.all(pages.length)}
        </Button>
      )}
    </section>
  );
}

function Title({ page: { title, file, href: address } }: { page: PageNumbers }) {
  if (file) return <a href={href('ficha', file)}>{title}</a>;
  return (
    <a href={address} target="_blank" rel="noopener">
      {title}
    </a>
  );
}

/** "150 (antes 80) · WhatsApp 2 (antes 34)" */
function countsText({ counts: [now, before] }: PageNumbers): string {
  const acts = Object.keys(text.acts) as (keyof typeof text.acts)[];
  return acts
    .filter((act) => now[act] || before[act])
    .map((act) => text.count(text.acts[act], now[act] ?? 0, before[act] ?? 0))
    .join(' · ');
}

function SendNumbers({ page, months }: { page: PageNumbers; months: Numbers['months'] }) {
  const message = page.whatsapp && numbersMessage(page, months);
  if (!page.whatsapp || !message) return null;
  return (
    <a
      className={buttonClass('outline', 'sm')}
      href={chatLink(page.whatsapp, message)}
      target="_blank"
      rel="noopener"
      aria-label={text.send(page.title)}
    >
      <MessageCircle size={18} aria-hidden />
      {text.sendShort}
    </a>
  );
}
