import { OwnMap } from '#app/components/map/own-map.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Link } from '#app/components/page/link.tsx';
import css from './from-terminal.module.css';
import type { TransportData } from './page.server.ts';

/** From the bus station to the main square: how far, which way, and both on the city's sheet. */
export function FromTerminal({ terminal: { title, text, distance, link, map } }: Pick<TransportData, 'terminal'>) {
  return (
    <Block id="terminal" title={title}>
      <div className={css.walk}>
        <div className={css.words}>
          {distance && <p className={css.distance}>{distance}</p>}
          <p>{text}</p>
          <p>
            <Link to={link.href}>{link.label}</Link>
          </p>
        </div>
        {map && (
          <div className={css.map}>
            <OwnMap map={map} />
          </div>
        )}
      </div>
    </Block>
  );
}
