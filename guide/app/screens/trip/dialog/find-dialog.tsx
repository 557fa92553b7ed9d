import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { hasWords } from '#common/lib/text/fold.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import css from './dialog.module.css';

const MOST = 30;

/** Something to choose: found by the words of its name and note. */
export type Choice = { key: string; name: string; note: string };

type Props<Item extends Choice> = {
  title: string;
  label: string;
  variant?: 'outline' | 'link';
  className?: string | undefined;
  choices: () => Item[];
  onChoose: (item: Item) => void;
  children: ReactNode;
};

/** A button that opens a list to search; choosing one closes it. */
export function FindDialog<Item extends Choice>({
  title,
  label,
  variant = 'outline',
  className,
  choices,
  onChoose,
  children,
}: Props<Item>) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = isOpen ? choices().filter(({ name, note }) => hasWords(`${name} ${note}`, query)) : [];
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <Button variant={variant} className={className} onClick={open}>
        {children}
      </Button>
      <dialog
        ref={dialog}
        className={`${css.dialog} ${css.finder}`}
        aria-label={title}
        onClose={() => setIsOpen(false)}
      >
        <header>
          <h3>{title}</h3>
          <Button variant="ghost" size="icon" aria-label={t('trip.close')} onClick={close}>
            <X size={22} aria-hidden />
          </Button>
        </header>
        <Field
          label={label}
          name="buscar"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status">{t('trip.found', { count: found.length })}</p>
        <ul className={css.found}>
          {found.slice(0, MOST).map((item) => (
            <li key={item.key}>
              <button
                type="button"
                onClick={() => {
                  onChoose(item);
                  close();
                }}
              >
                <strong>{item.name}</strong>
                <span>{item.note}</span>
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
