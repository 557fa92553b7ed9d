import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Picture } from '#common/contracts/picture.ts';
import { Gallery } from './gallery.tsx';
import css from './lead-gallery.module.css';

type Props = {
  /** The page's title, which names the carousel. */
  title: string;
  /** The page's opening, where this is the beginning of the page. */
  opening?: ReactNode;
  pictures: Picture[];
  autoplayMs: number;
  stopOnInteraction?: boolean;
  /** What visitors look for first. */
  children: ReactNode;
};

/** The beginning of a practical page: its subject, the most important facts, and its pictures beside them. */
export function LeadGallery({ title, opening, pictures, autoplayMs, stopOnInteraction, children }: Props) {
  const { t } = useTranslation();
  const lead = (
    <div className={`container ${css.lead}`}>
      <div className={css.first}>{children}</div>
      <div className={css.pictures}>
        <Gallery
          pictures={pictures}
          label={t('gallery.of', { name: title })}
          autoplayMs={autoplayMs}
          stopOnInteraction={stopOnInteraction}
        />
      </div>
    </div>
  );
  return opening ? (
    <div className={css.page}>
      {opening}
      {lead}
    </div>
  ) : (
    lead
  );
}
