import { useEffect, useState } from 'react';
import { SITE_FILE } from '#common/contracts/desk/content.ts';
import { useContent } from '../../api/content.ts';
import { ask, explain } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { openEdit, useEdit } from '../../drafts/drafts.ts';
import { Failure, Loading } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import { words } from '../../words.ts';
import { Launch } from '../today/launch.tsx';
import { BackToDemo } from './back-to-demo.tsx';
import { GoLive } from './go-live.tsx';
import { modeOf } from './mode.ts';

/** From the demo to the live guide, and back: what is missing, a look at it, and one press. */
export function LaunchScreen() {
  const text = words.live;
  const { kinds } = useContent();
  const edit = useEdit(SITE_FILE);
  const today = useLoaded('today', () => ask('GET today'));
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    openEdit(SITE_FILE).catch((failure: unknown) => setError(explain(failure)));
  }, []);
  const kind = kinds.find(({ id }) => id === 'site');
  const isLive = edit && modeOf(edit.change.before) === 'live';
  // What keeps it from going live stands above, with its fields.
  const others = today.value?.launch.filter(({ title }) => !title.includes(SITE_FILE)) ?? [];
  return (
    <Screen
      title={isLive ? text.whileLive.title : text.title}
      lead={edit && (isLive ? text.isLive : text.isDemo)}
      back={{ href: href('hoy'), label: words.today.title }}
    >
      {error && <Failure text={error} />}
      {!edit && !error && <Loading />}
      {edit && kind && (isLive ? <BackToDemo edit={edit} /> : <GoLive edit={edit} kind={kind} />)}
      {others.length > 0 && <Launch parts={others} isLive={isLive ?? false} />}
    </Screen>
  );
}
