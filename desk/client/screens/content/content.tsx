import { FileSpreadsheet } from 'lucide-react';
import { buttonClass } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { words } from '../../words.ts';
import css from './content.module.css';
import { FileList } from './file-list.tsx';

/** The kinds of content with their counts, or the files of one kind. */
export function ContentScreen({ id }: ScreenProps) {
  const { kinds, files } = useContent();
  const kind = kinds.find((one) => one.id === id);
  if (kind) return <FileList kind={kind} />;
  return (
    <Screen
      title={words.content.title}
      actions={
        <a className={buttonClass('secondary')} href={href('traer')}>
          <FileSpreadsheet size={20} aria-hidden />
          {words.register.title}
        </a>
      }
    >
      <ul className={`${looks.tiles} ${css.kinds}`}>
        {kinds.map((one) => {
          const own = files.filter((file) => file.kind === one.id);
          const single = own.length === 1 && !one.isOpen ? own[0] : null;
          return (
            <li key={one.id}>
              <a href={single ? href('ficha', single.file) : href('contenido', one.id)}>
                <strong>{one.label}</strong>
                <span>{single ? words.content.page : words.content.count(own.length)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}
