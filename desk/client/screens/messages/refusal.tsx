import { useEffect, useRef, useState } from 'react';
import type { Message } from '#common/contracts/desk/api.ts';
import { type FieldRules, rulesOf } from '#common/contracts/forms.ts';
import { copyText } from '#common/lib/copy-text.ts';
import { chatLink } from '#common/lib/text/phone.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { useFocusIfLost } from '../../shell/focus.ts';
import { later } from '../../shell/later.ts';
import { go, href } from '../../shell/router.ts';
import { notify } from '../../shell/toasts.ts';
import { words } from '../../words.ts';
import css from './messages.module.css';

/** Sends the polite refusal, with a moment to undo it; without a mail address, the owner sends it by hand. */
export function Refusal({ message: { id, form, answers } }: { message: Message }) {
  const [text, setText] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const said = (type: FieldRules['type']) =>
    answers.find(({ name }) => rulesOf(form, name)?.type === type)?.value ?? '';
  const [written, hasMail] = [said('tel').trim(), said('email') !== ''];
  const phone = written.startsWith('+') ? written : null;

  async function refuse() {
    try {
      const { mailed, text: answer } = await ask('POST message/refuse', { id });
      if (!mailed) return isHere.current ? setText(answer) : notify(words.messages.notMailed, { tone: 'error' });
      notify(words.messages.refused);
      if (isHere.current) go(href('mensajes')); // she may have gone on to other work meanwhile
    } catch (error) {
      setSent(false);
      notify(explain(error), { tone: 'error' });
    }
  }

  function press() {
    setSent(true);
    // A sent mail cannot be recalled, so it waits a moment; a text to be sent by hand can be fetched at once.
    if (hasMail)
      later(
        words.messages.refusing,
        () => void refuse(),
        () => {
          setSent(false);
          requestAnimationFrame(() => button.current?.focus());
        },
      );
    else void refuse();
  }

  if (text === null) {
    return (
      <Button ref={button} variant="outline" size="lg" disabled={isSent} onClick={press}>
        {words.messages.refuse}
      </Button>
    );
  }
  return <ByHand text={text} phone={phone} />;
}

/** The answer, to be sent by hand. */
function ByHand({ text, phone }: { text: string; phone: string | null }) {
  const place = useFocusIfLost<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={css.refusal}>
      <p>{words.messages.refuseByHand}</p>
      <blockquote>{text}</blockquote>
      {phone && (
        <a className={buttonClass('default')} href={chatLink(phone, text)} target="_blank" rel="noopener">
          {words.messages.sendChat}
        </a>
      )}
      <Button
        variant="outline"
        onClick={() =>
          copyText(text).then(
            () => notify(words.messages.copied),
            () => notify(words.messages.notCopied, { tone: 'error' }),
          )
        }
      >
        {words.messages.copy}
      </Button>
    </div>
  );
}
