import css from './map-caption.module.css';

type Props = {
  /** What the picture shows, or how far it is; set apart from the rest. */
  title: string | null;
  text?: string | null;
  credit: string;
};

/** What stands below a picture of the guide's own map, with whom its geography is from. */
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
