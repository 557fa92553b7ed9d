import { type CSSProperties, useEffect, useLayoutEffect } from 'react';
import { Below } from '#app/components/page/below.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useDevicePosition } from '#app/features/position/position.ts';
import type { PageProps } from '#app/page/define-page.ts';
import { CLOSER, FIRST_PX, project, sheets } from '#map/browser/sheets.ts';
import { AreaList } from './area-list.tsx';
import { Controls } from './controls.tsx';
import { Kinds, OpenNote, SearchField } from './filters.tsx';
import { APART_PX, gather } from './gather.ts';
import { Dot, Here } from './here.tsx';
import { Legend } from './legend.tsx';
import type { MapData } from './map-views.ts';
import type page from './page.server.ts';
import { Pins } from './pins.tsx';
import css from './screen.module.css';
import { SheetPicture } from './sheet-picture.tsx';
import { isNarrowed, useMapFilter, writeFilter } from './use-map-filter.ts';
import { useStage } from './use-stage.ts';
import { hideCovered, hideCut } from './whole-names.ts';

/** The zoom at which the map shows the district that the address names, and the visitor's position. */
const CLOSE = 2.6;

export default function MapScreen({ path, data }: PageProps<typeof page>) {
  // Another sheet is another page: the key resets its zoom and its filter, which the address restores.
  return <OneSheet key={path} data={data} />;
}

function OneSheet({ data }: { data: MapData }) {
  const { title, intro, sheet, signs, kinds, areas, words, position } = data;
  const { width, height, frame } = sheets[sheet.name];
  const edge = (frame[0] + 1) / width; // half of the border's line is inside the frame
  const { filter, kept, open, choose } = useMapFilter(data);
  const { stage, sheet: drawing, zoom, zoomBy, show } = useStage();
  const shown = kept.filter(({ area }) => isShown(areas, area));
  const pins = gather(shown, areas, (APART_PX * width) / (FIRST_PX * zoom));
  useFocus(data, filter.area, show);
  // The marks may have changed.
  useLayoutEffect(() => {
    if (stage.current) hideCovered(stage.current);
  });
  const hasHours = data.items.some(({ hours }) => hours);
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(CLOSER),
    '-': () => zoomBy(1 / CLOSER),
    '0': () => show(sheet.middle, 1),
  };
  return (
    <div className={css.page}>
      <header className={css.opening}>
        <h1>{title}</h1>
        <Sheets data={data} chosen={writeFilter(filter)} />
      </header>
      <Kinds kinds={kinds} words={words} filter={filter} hasHours={hasHours} choose={choose} />
      <OpenNote open={open} words={words} />
      <div className={css.columns}>
        <div className={css.map}>
          <section
            ref={stage}
            className={css.stage}
            data-stage
            aria-label={words.stage}
            aria-describedby="mapa-teclas"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            style={
              {
                '--x': sheet.middle.x,
                '--y': (sheet.middle.y * height) / width,
                '--ratio': height / width,
                '--frame': edge,
              } as CSSProperties
            }
            onKeyDown={(event) => {
              if (event.target === event.currentTarget && !event.ctrlKey && !event.metaKey) keys[event.key]?.();
            }}
          >
            <span className={css.middle} />
            <div
              ref={drawing}
              className={css.sheet}
              style={{ '--zoom': zoom, aspectRatio: `${width} / ${height}` } as CSSProperties}
            >
              <SheetPicture
                sheet={sheet}
                onFetched={() => {
                  if (!stage.current) return;
                  if (zoom === 1) hideCut(stage.current);
                  hideCovered(stage.current);
                }}
              />
              <Pins pins={pins} sheet={sheet.name} kinds={kinds} words={words} />
              <Dot sheet={sheet} label={position.dot} />
            </div>
          </section>
          <InlineScript name="sheet" />
          <Controls words={words} position={position} zoomBy={zoomBy} onReset={() => show(sheet.middle, 0.01)} />
          <p className={css.intro}>{intro}</p>
          <Legend words={words} icon={kinds[0]?.icon ?? 'map-pin'} signs={signs} />
          <p id="mapa-teclas" className={css.hint} data-needs-script>
            {words.hint} {words.wheel}
          </p>
          <Here {...data} items={kept} />
        </div>
        <div className={css.side}>
          <SearchField
            kinds={kinds}
            words={words}
            filter={filter}
            marked={shown.length}
            listed={kept.length - shown.length}
            choose={choose}
          />
          <Below>
            <AreaList
              {...{ areas, kinds, words, open }}
              items={kept}
              wanted={filter.area}
              isFiltered={isNarrowed(filter)}
            />
          </Below>
        </div>
      </div>
    </div>
  );
}

const isShown = (areas: MapData['areas'], id: string) => areas.some((area) => area.id === id && area.isOnSheet);

/** Links to all sheets, which keep the current filter. */
function Sheets({ data: { sheets, words }, chosen }: { data: MapData; chosen: URLSearchParams }) {
  const search = chosen.size > 0 ? `?${chosen}` : '';
  return (
    <nav className={css.sheets} aria-label={words.sheets}>
      {sheets.map(({ name, href, label, isCurrent }) => (
        <Link key={name} to={`${href}${search}`} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Centres the district that the address names, and later the visitor's own position. */
function useFocus(
  { sheet, areas }: MapData,
  wanted: string,
  show: (at: { x: number; y: number }, closeness: number) => void,
) {
  const asked = useDevicePosition();
  const area = areas.find(({ id, isOnSheet }) => id === wanted && isOnSheet);
  const { width, height } = sheets[sheet.name];
  useEffect(() => {
    if (area) show({ x: area.x / width, y: area.y / height }, CLOSE);
  }, [area, show, width, height]);
  useEffect(() => {
    const spot = asked.state === 'found' ? project(sheet.name, asked.position) : null;
    if (spot) show({ x: spot.x / width, y: spot.y / height }, CLOSE);
  }, [asked, sheet.name, show, width, height]);
}
