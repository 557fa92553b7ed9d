import { useEffect, useRef, useState } from 'react';
import type { ContentFile } from '#common/contracts/desk/content.ts';
import { copyText } from '#common/lib/copy-text.ts';
import { chatLink } from '#common/lib/text/phone.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { valueAt } from '../../schema/paths.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** Makes the link by which a business tells the guide what changes and sees its numbers, to send it by chat. */
export function BusinessLink({ live: { file, title, value } }: { live: ContentFile }) {
  const [link, setLink] = useState<string | null>(null);
  const made = useRef<HTMLDivElement>(null);
  const text = words.businessLink;
  useEffect(() => {
    if (link !== null) made.current?.focus(); // the button that was pressed is gone
  }, [link]);

  async function make() {
    try {
      setLink((await ask('POST proposal', { file })).link);
    } catch (error) {
      notify(explain(error), { tone: 'error' });
    }
  }

  if (link === null) {
    return (
      <Button variant="ghost" onClick={make}>
        {text.make}
      </Button>
    );
  }
  const whatsapp = valueAt(value, ['whatsapp']);
  const message = text.message(title, link);
  const copy = () =>
    copyText(message).then(
      () => notify(words.messages.copied),
      () => notify(words.messages.notCopied, { tone: 'error' }),
    );
  return (
    <div ref={made} className={css.link} tabIndex={-1}>
      <p>{text.hint}</p>
      <p>{link}</p>
      {typeof whatsapp === 'string' && whatsapp !== '' && (
        <a className={buttonClass('default')} href={chatLink(whatsapp, message)} target="_blank" rel="noopener">
          {words.messages.sendChat}
        </a>
      )}
      <Button variant="outline" onClick={copy}>
        {words.messages.copy}
      </Button>
    </div>
  );
}
