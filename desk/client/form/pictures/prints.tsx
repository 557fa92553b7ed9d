import { useState } from 'react';
import type { Json } from '#common/contracts/desk/content.ts';
import { useContent } from '../../api/content.ts';
import { isObject } from '../../schema/shape.ts';
import css from './prints.module.css';

type Print = { name: string; alt: string };

/** The guide's drawings as the page shows them, but small, with their descriptions. */
export function Prints({ prints }: { prints: readonly Print[] }) {
  return (
    <ul className={css.prints}>
      {prints.map((print) => (
        <li key={`${print.name} ${print.alt}`}>
          <Picture {...print} />
          <span aria-hidden>{print.alt}</span>
        </li>
      ))}
    </ul>
  );
}

/** The file of the live site. A drawing that no page shows has none, so only its description appears. */
export function Picture({ name, alt }: Print) {
  const { prints } = useContent();
  const [isMissing, setMissing] = useState(false);
  const width = prints?.[name];
  if (width === undefined || isMissing) return <span className="visually-hidden">{alt}</span>;
  return <img src={`/images/${name}-${width}.webp`} alt={alt} loading="lazy" onError={() => setMissing(true)} />;
}

/** The drawings named anywhere in a value. */
export function printsIn(value: Json | undefined): Print[] {
  if (Array.isArray(value)) return value.flatMap(printsIn);
  if (!isObject(value)) return [];
  const { print, alt } = value;
  if (typeof print === 'string') return [{ name: print, alt: typeof alt === 'string' ? alt : '' }];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'translations' ? [] : printsIn(inner)));
}
