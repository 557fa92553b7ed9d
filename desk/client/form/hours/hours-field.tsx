import { useState } from 'react';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { noValue } from '#common/contracts/desk/no-value.ts';
import { Button } from '#common/ui/button.tsx';
import type { Path } from '../../schema/paths.ts';
import { words } from '../../words.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useField } from '../form-context.ts';
import { DayRow } from './day-row.tsx';
import css from './hours.module.css';
import { DAYS, isSeason, type Rule, rulesOf, type Season, seasonsOf, timesOf, withTimes } from './week.ts';

type Props = { path: Path; schema: DeskSchema; label: string; isNullable: boolean };

/** Opening hours as a week, for the whole year and per season. */
export function HoursField({ path, schema, label, isNullable }: Props) {
  const { value, set } = useField(path);
  const [added, setAdded] = useState<Season[]>([]);
  const rules = rulesOf(value);
  const seasons = seasonsOf(rules);
  const shown = [...seasons, ...added.filter((one) => !seasons.some((other) => isSeason(one, other)))];
  const write = (next: Rule[]) => set(next.length > 0 ? (next as Json) : isNullable ? null : []);

  function copyDown(season: Season | null, from: number) {
    const day = DAYS[from];
    if (!day) return;
    const times = timesOf(rules, season, day);
    write(DAYS.slice(from + 1, DAYS.length - 1).reduce((all, other) => withTimes(all, season, other, times), rules));
  }

  return (
    <FieldFrame
      path={path}
      label={label}
      help={schema.description}
      isGroup
      unknown={
        isNullable ? { text: noValue(schema), isChosen: rules.length === 0, onChoose: () => set(null) } : undefined
      }
    >
      {shown.map((season) => (
        <section key={season ? `${season.from} ${season.to}` : 'year'} className={css.season}>
          {(season || shown.length > 1) && (
            <div className={css.seasonHead}>
              <h4>{season ? words.hours.season(seasonDay(season.from), seasonDay(season.to)) : words.hours.allYear}</h4>
              {season && (
                <Button
                  variant="ghost"
                  onClick={() => {
                    setAdded((all) => all.filter((one) => !isSeason(one, season)));
                    write(rules.filter((rule) => !isSeason(rule.season, season)));
                  }}
                >
                  {words.hours.removeSeason}
                </Button>
              )}
            </div>
          )}
          <ul className={css.week}>
            {DAYS.map((day, index) => (
              <DayRow
                key={day}
                day={day}
                times={timesOf(rules, season, day)}
                onTimes={(times) => write(withTimes(rules, season, day, times))}
                onCopy={index < DAYS.length - 2 ? () => copyDown(season, index) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      <NewSeason onAdd={(season) => setAdded((all) => [...all, season])} />
    </FieldFrame>
  );
}

/** "12-15" → "15 de diciembre". */
function seasonDay(day: string): string {
  const [month = 1, date = 1] = day.split('-').map(Number);
  return `${date} de ${words.hours.months[month - 1]}`;
}

function NewSeason({ onAdd }: { onAdd: (season: Season) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [season, setSeason] = useState<Season>({ from: '12-15', to: '03-15' });
  if (!isOpen) {
    return (
      <div>
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {words.hours.addSeason}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.newSeason}>
      <YearDay label={words.hours.seasonFrom} day={season.from} onDay={(from) => setSeason({ ...season, from })} />
      <YearDay label={words.hours.seasonTo} day={season.to} onDay={(to) => setSeason({ ...season, to })} />
      <Button
        variant="secondary"
        onClick={() => {
          onAdd(season);
          setOpen(false);
        }}
      >
        {words.hours.addSeason}
      </Button>
    </div>
  );
}

function YearDay({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [month = '01', date = '01'] = day.split('-');
  return (
    <fieldset className={css.yearDay}>
      <legend>{label}</legend>
      <select
        aria-label={`${label}: ${words.hours.day}`}
        value={date}
        onChange={({ currentTarget }) => onDay(`${month}-${currentTarget.value}`)}
      >
        {Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0')).map((one) => (
          <option key={one} value={one}>
            {Number(one)}
          </option>
        ))}
      </select>
      <select
        aria-label={`${label}: ${words.hours.month}`}
        value={month}
        onChange={({ currentTarget }) => onDay(`${currentTarget.value}-${date}`)}
      >
        {words.hours.months.map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
