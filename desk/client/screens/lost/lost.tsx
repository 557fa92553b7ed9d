import { useId, useState } from 'react';
import { Field } from '#common/ui/field.tsx';
import { useContent } from '../../api/content.ts';
import { ask } from '../../api/request.ts';
import { pageAddress, pageChoices } from '../../form/page/pages.ts';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { words } from '../../words.ts';
import { Act } from '../launch/act.tsx';
import { giveOrder } from '../publish/ending.ts';
import css from './lost.module.css';
import { meantPages } from './meant-pages.ts';

const text = words.lost;

/** An address that people open and nothing answers: which page they mean, and one press that leads them there. */
export function LostScreen({ query }: ScreenProps) {
  const page = query.get('a') ?? '';
  const list = useId();
  const { files, kinds } = useContent();
  const [name, setName] = useState('');
  const choices = pageChoices({ files, kinds }).filter(({ href, file }) => file !== null && !href.includes('#'));
  const meant = meantPages(page, choices);
  const chosen = pageAddress(name, choices, window.location.origin) ?? name;
  const other = choices.find((one) => one.href === chosen);
  const lead = (file: string | null) =>
    giveOrder({ type: 'publish' }, async () => (await ask('POST redirect', { from: page, file: file ?? '' })).order);
  return (
    <Screen title={text.title} lead={text.lead(page)} back={{ href: href('hoy'), label: words.today.title }}>
      {meant.length > 0 && (
        <section className={css.part} aria-labelledby="puede-ser">
          <h2 id="puede-ser">{text.maybe}</h2>
          <ul className={css.choices}>
            {meant.map(({ file, name: full }) => (
              <li key={file}>
                <Act variant="outline" onPress={() => lead(file)}>
                  {text.leadTo(full)}
                </Act>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.part} aria-labelledby="otra">
        <h2 id="otra">{text.other}</h2>
        <Field
          label={text.name}
          name="page"
          autoComplete="off"
          list={list}
          value={name}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) => setName(currentTarget.value)}
        />
        <datalist id={list}>
          {choices.map((one) => (
            <option key={one.href} value={one.name} />
          ))}
        </datalist>
        {other ? (
          <p>
            <Act variant="default" onPress={() => lead(other.file)}>
              {text.leadTo(other.name)}
            </Act>
          </p>
        ) : (
          <p className={css.note}>{text.none}</p>
        )}
      </section>
    </Screen>
  );
}
