import { useEffect, useRef, useState } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { draftOf } from '#app/features/forms/draft.ts';
import { putWords } from '#app/features/forms/use-form.ts';
import { useWaiting } from '#app/features/forms/use-waiting.ts';
import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import { fill } from '#common/lib/text/fill.ts';
import { Button } from '#common/ui/button.tsx';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import css from './waiting-panel.module.css';

type Words = OfflineMessages['waiting'];

const JUST_KEPT_MS = 10_000;

/** The messages of this form that wait for a network: visitors can read, send, change or delete them. */
export function WaitingPanel({ form }: { form: string }) {
  const { language } = useLayout();
  const words = useWords(language);
  const { messages, gone, send, drop } = useWaiting(form);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const draft = draftOf(form);
    // A message that was sent is no longer a draft, unless the visitor has kept writing.
    if (gone.includes(draft.get().attempt?.id ?? '') && draft.isSent()) putWords(form, {});
  }, [gone, form]);
  const panel = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.keptAt;
  useEffect(() => {
    // Scrolls a message that was just kept into view, above the notice that it could not be sent.
    if (words && newest && Date.now() - newest < JUST_KEPT_MS) panel.current?.scrollIntoView({ block: 'center' });
  }, [words, newest]);
  if (!words || (messages.length === 0 && gone.length === 0 && !said)) return null;
  return (
    <section ref={panel} className={css.panel} aria-label={words.title}>
      {messages.length > 0 && <h3>{words.title}</h3>}
      <ul>
        {messages.map(({ attempt, fields, files, keptAt, refusal }) => (
          <li key={attempt}>
            <p>
              <strong>{fields.subject ?? fields.establishmentName ?? fields.name ?? fields.email}</strong>{' '}
              <span className={css.note}>{fill(words.at, { time: timeIn(keptAt, language) })}</span>
            </p>
            <p>{refusal !== null ? words.refused : sendsAlone() ? words.text : words.textAtVisit}</p>
            <div className={css.actions}>
              <Button size="sm" onClick={async () => setSaid((await send(attempt)) ? words.gone : words.still)}>
                {words.send}
              </Button>
              <Button
                size="sm"
                variant="outline"
                onClick={() => (putWords(form, fields, files) ? void drop(attempt) : setSaid(words.busy))}
              >
                {words.change}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  if (draftOf(form).get().attempt?.id === attempt && draftOf(form).isSent()) putWords(form, {});
                  void drop(attempt);
                }}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{said || (gone.length > 0 && messages.length === 0 ? words.gone : '')}</p>
    </section>
  );
}

/** Browsers on iPhones, and some others, send only while the guide is open. */
const sendsAlone = () => 'SyncManager' in window;

const timeIn = (time: number, language: string) =>
  new Date(time).toLocaleString(language, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

function useWords(language: string): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchBuilt<OfflineMessages>(`/locales/${language}/offline.json`, abort.signal).then(
      (all) => setWords(all?.waiting ?? null),
      (error: unknown) => {
        if (!abort.signal.aborted) console.warn('The words of what waits could not be loaded.', error);
      },
    );
    return () => abort.abort();
  }, [language]);
  return words;
}
