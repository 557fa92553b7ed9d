import type { ReactNode } from 'react';
import type { Picture } from '#app/catalog/views.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { Gallery } from './gallery.tsx';
import css from './lead-gallery.module.css';

type Props = {
  /** Of the page, for the name of the carousel. */
  title: string;
  intro?: string;
  pictures: Picture[];
  autoplayMs: number;
  stopOnInteraction?: boolean;
  /** What a visitor looks for first. */
  children: ReactNode;
};

/** The start of a practical page: what it is about, what matters most, and its pictures beside that. */
export function LeadGallery({ title, intro, pictures, autoplayMs, stopOnInteraction, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`container ${css.lead}`}>
      <div className={css.first}>
        {intro && <p>{intro}</p>}
        {children}
      </div>
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
}
