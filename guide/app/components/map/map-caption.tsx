import css from './map-caption.module.css';

type Props = {
  /** What the picture shows, or how far away it is; set in bold. */
  title: string | null;
  text?: string | null;
  credit: string;
};

/** The caption of a picture of the guide's own map, with the credit for its geography. */
export function MapCaption({ title, text, credit }: Props) {
  return (
    <figcaption className={css.caption}>
      {title && <strong>{title}.</strong>} {text}{' '}
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
        {credit}
      </a>
    </figcaption>
  );
}
