import type { Edit } from '../../drafts/drafts.ts';
import { words } from '../../words.ts';
import { Act } from './act.tsx';
import css from './launch.module.css';
import { publishAs } from './mode.ts';

/** The way back: the guide shows its samples again, marked as such. */
export function BackToDemo({ edit }: { edit: Edit }) {
  return (
    <div className={css.part}>
      <p>{words.live.backHint}</p>
      <p className={css.acts}>
        <Act variant="outline" onPress={() => publishAs(edit, 'demo')}>
          {words.live.back}
        </Act>
      </p>
    </div>
  );
}
