import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { Json } from '#common/contracts/desk/content.ts';
import { Button } from '#common/ui/button.tsx';
import { type SheetName, sheetFor } from '#map/browser/sheets.ts';
import { isCompulsory } from '../../schema/compulsory.ts';
import { type Path, valueAt, withValueAt } from '../../schema/paths.ts';
import { keyOrder } from '../../schema/schema-at.ts';
import looks from '../../shell/looks.module.css';
import { words } from '../../words.ts';
import { fieldId } from '../field-frame.tsx';
import fields from '../form.module.css';
import { useForm, withField } from '../form-context.ts';
import { PastedPoint } from './pasted-point.tsx';
import css from './point.module.css';
import { readDegrees } from './read-degrees.ts';
import { SheetMap } from './sheet-map.tsx';

const SHEETS: SheetName[] = ['department', 'atuel', 'city'];

/** Coordinates are rounded to about ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

type Props = {
  /** The path of the group that has the degrees. */
  path: Path;
  hasApproximate: boolean;
  /** Whether the group has other fields, so that its label is not the point's. */
  isAmongOthers: boolean;
};

/** A point on the guide's own map, set by touch, with the arrow keys or as numbers. */
export function PointEditor({ path, hasApproximate, isAmongOthers }: Props) {
  const form = useForm();
  const numberAt = (key: string) => {
    const found = valueAt(form.value, [...path, key]);
    return typeof found === 'number' ? found : null;
  };
  const [lat, lng] = [numberAt('lat'), numberAt('lng')];
  const point = lat !== null && lng !== null ? { lat, lng } : null;
  const [sheet, setSheet] = useState<SheetName>(() => (point && sheetFor(point)) ?? 'department');
  const [isNear, setNear] = useState(false);

  function setPoint(next: { lat: number; lng: number }) {
    const order = keyOrder(form.root, form.value);
    const withLat = withValueAt(form.value, [...path, 'lat'], rounded(next.lat), order);
    form.edit(withValueAt(withLat, [...path, 'lng'], rounded(next.lng), order));
  }

  const isApproximate = valueAt(form.value, [...path, 'approximate']) === true;
  const toggle: Json = !isApproximate;
  return (
    <div className={css.editor} data-path={[...path, 'lat'].join('.')}>
      {isAmongOthers && (
        <p className={fields.labelLine}>
          <span className={fields.label}>{words.point.title}</span>
          {isCompulsory(form.root, form.value, [...path, 'lat']) && (
            <span className={fields.must}>{words.form.compulsory}</span>
          )}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div className={css.tools} role="group" aria-label={words.point.sheet}>
        {SHEETS.map((name) => (
          <Button
            key={name}
            variant={name === sheet ? 'secondary' : 'outline'}
            aria-pressed={name === sheet}
            onClick={() => setSheet(name)}
          >
            {words.point.sheets[name]}
          </Button>
        ))}
        <Button
          variant="outline"
          size="icon"
          aria-label={isNear ? words.point.zoomOut : words.point.zoomIn}
          onClick={() => setNear(!isNear)}
        >
          {isNear ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
        </Button>
      </div>
      <PastedPoint id={fieldId([...path, 'pegado'])} onPoint={setPoint} />
      <SheetMap sheet={sheet} point={point} isNear={isNear} onPoint={setPoint} />
      <p className={css.help}>{words.point.press}</p>
      <div className={css.numbers}>
        {(['lat', 'lng'] as const).map((key) => (
          <Degrees
            key={key}
            id={fieldId([...path, key])}
            label={words.point[key]}
            value={numberAt(key)}
            onValue={(value) => form.edit(withField(form, [...path, key], value))}
            onPoint={setPoint}
          />
        ))}
        {hasApproximate && (
          <label className={css.check}>
            <input
              type="checkbox"
              checked={isApproximate}
              onChange={() => form.edit(withField(form, [...path, 'approximate'], toggle))}
            />
            {words.point.approximate}
          </label>
        )}
      </div>
    </div>
  );
}

type DegreesProps = {
  id: string;
  label: string;
  value: number | null;
  onValue: (value: number) => void;
  onPoint: (point: { lat: number; lng: number }) => void;
};

/** Degrees with a point or a comma, or a whole point; what is neither stays, with a sentence that says so. */
function Degrees({ id, label, value, onValue, onPoint }: DegreesProps) {
  const [typed, setTyped] = useState<{ text: string; for: number | null } | null>(null);
  const text = typed && typed.for === value ? typed.text : (value?.toString() ?? '');
  const isWrong = typed?.for === value && readDegrees(text) === null;

  function write(next: string) {
    const read = readDegrees(next);
    if (read !== null && typeof read !== 'number') {
      setTyped(null);
      return onPoint(read);
    }
    setTyped({ text: next, for: read ?? value });
    if (read !== null) onValue(read);
  }

  return (
    <div className={css.number}>
      <label htmlFor={id}>{label}</label>
      <input
        className={looks.input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
      {isWrong && (
        <p className={css.wrong} id={`${id}-wrong`}>
          {words.point.wrong}
        </p>
      )}
    </div>
  );
}
