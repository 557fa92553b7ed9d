import type { Narrowing } from '#app/features/list/use-narrowing.ts';
import { having, inZone, NEAR } from '#common/lib/address/narrowing.ts';
import type { NarrowOptions } from '#views/list-views.ts';
import css from './filter-bar.module.css';

type Props = {
  narrow: NarrowOptions;
  narrowing: Narrowing;
  /** Called before a press asks for what is near. */
  onNear: (() => void) | undefined;
};

/** The marks that a list offers. */
export const marksIn = ({ zones, needs }: NarrowOptions): string[] => [
  ...zones.map(({ id }) => inZone(id)),
  ...needs.map(({ id }) => having(id)),
];

/**
 * Narrows a list to a zone and to what a visitor needs. The data attributes are for
 * `guide/app/features/list/inline/before-paint.ts`.
 */
export function NarrowBy({ narrow: { zoneLabel, everywhere, zones, needs }, narrowing, onNear }: Props) {
  return (
    <>
      <select
        className={`${css.option} ${css.zone}`}
        data-needs-script
        aria-label={zoneLabel}
        value={narrowing.zone}
        onChange={({ target }) => narrowing.chooseZone(target.value)}
      >
        <option value="">{everywhere}</option>
        {zones.map(({ id, label }) => (
          <option key={id} value={id} data-offer={inZone(id)}>
            {label}
          </option>
        ))}
      </select>
      {needs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={css.option}
          data-needs-script
          data-offer={having(id)}
          aria-pressed={narrowing.needs.includes(id)}
          onClick={() => {
            if (id === NEAR) onNear?.();
            narrowing.toggleNeed(id);
          }}
        >
          {label}
        </button>
      ))}
    </>
  );
}
