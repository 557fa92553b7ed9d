import { ArrowLeft, Clock, Heart, X } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { fill } from '#common/lib/text/fill.ts';
import type { MapData } from './map-views.ts';
import type { OpenThings } from './open-among.ts';
import css from './screen.module.css';
import { everything, isNarrowed, listAddress, type MapFilter } from './use-map-filter.ts';

type Props = Pick<MapData, 'kinds' | 'words'> & { filter: MapFilter; choose: (change: Partial<MapFilter>) => void };

/**
 * The filters of the map: the kind of thing, only saved things, only open ones.
 * @param hasHours whether anything on the sheet has confirmed hours
 */
export function Kinds({ kinds, words, filter, hasHours, choose }: Props & { hasHours: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that is seen
    <div className={css.kinds} role="group" aria-label={words.filter} data-needs-script>
      <button type="button" aria-pressed={filter.kind === ''} onClick={() => choose({ kind: '', list: null })}>
        {words.all}
      </button>
      <button type="button" aria-pressed={filter.isSaved} onClick={() => choose({ isSaved: !filter.isSaved })}>
        <Heart size={18} aria-hidden /> {words.saved}
      </button>
      {(hasHours || filter.isOpen) && (
        <button type="button" aria-pressed={filter.isOpen} onClick={() => choose({ isOpen: !filter.isOpen })}>
          <Clock size={18} aria-hidden /> {words.openNow}
        </button>
      )}
      {kinds.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={filter.kind === id}
          onClick={() => choose({ kind: id, list: null })}
        >
          <Icon name={icon} size={18} /> {label}
        </button>
      ))}
    </div>
  );
}

/** The result of the "open now" filter, above the map: whether nothing is open, and how many hours are unknown. */
export function OpenNote({ open, words }: { open: OpenThings | null; words: MapData['words'] }) {
  return (
    <div role="status">
      {open && (
        <p className={css.openNote}>
          {open.until.size === 0 && words.noneOpen}{' '}
          {open.unknown > 0 && fill(words.hoursUnknown, { count: open.unknown })}
        </p>
      )}
    </div>
  );
}

/** "En el mapa: 12 · Solo en la lista: 3": things of unknown district have no mark. */
export function leftWords(words: MapData['words'], marked: number, listed: number): string {
  if (marked + listed === 0) return words.none;
  const onMap = fill(words.count, { count: marked });
  return listed > 0 ? `${onMap}\u00a0· ${fill(words.listOnly, { count: listed })}` : onMap;
}

/** The search field, the number of matches, and the links back. `listed`: how many matches have no mark. */
export function SearchField({
  kinds,
  words,
  filter,
  marked,
  listed,
  choose,
}: Props & { marked: number; listed: number }) {
  const id = useId();
  const kind = kinds.find((one) => one.id === filter.kind);
  return (
    <div className={css.search} data-needs-script>
      <label htmlFor={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.searchHint}
        value={filter.words}
        onChange={({ target }) => choose({ words: target.value })}
      />
      <p role="status">{leftWords(words, marked, listed)}</p>
      {isNarrowed(filter) && (
        <button type="button" className={css.clear} onClick={() => choose(everything)}>
          <X size={18} aria-hidden /> {words.clear}
        </button>
      )}
      {kind?.list && (
        <Link to={listAddress(kind.list, filter)} className={css.back}>
          <ArrowLeft size={18} aria-hidden /> {fill(words.back, { list: kind.label })}
        </Link>
      )}
    </div>
  );
}
