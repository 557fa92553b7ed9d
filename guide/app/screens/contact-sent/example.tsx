import { Check } from 'lucide-react';
import { Card } from '#app/components/cards/card.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Link } from '#app/components/page/link.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import css from './example.module.css';
import type { ExampleData } from './page.server.ts';

/** Shows a business how its own page will look, by one that is already in the guide. */
export function Example({ example: { title, text, parts, card, label } }: { example: ExampleData }) {
  return (
    <Block id="como-se-ve" title={title} text={text}>
      <div className={css.example}>
        <Card card={card} heading="h3" />
        <div className={css.parts}>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <Check size={18} aria-hidden /> {part}
              </li>
            ))}
          </ul>
          <Link className={buttonClass('outline')} to={card.href}>
            {label}
          </Link>
        </div>
      </div>
    </Block>
  );
}
