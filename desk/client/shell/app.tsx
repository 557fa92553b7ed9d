import { useEffect } from 'react';
import { loadContent, useContentState } from '../api/content.ts';
import { ask } from '../api/request.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { sendKept } from '../drafts/drafts.ts';
import { words } from '../words.ts';
import { Failure, Loading } from './feedback.tsx';
import { Frame } from './frame.tsx';
import { PersonContext } from './person.ts';
import { readRoute, useHash } from './router.ts';
import { Screen } from './screen.tsx';
import { screenOf } from './screens.tsx';

/** The whole desk: the signed-in person, the content, the frame and the screen of the current address. */
export function App() {
  const hash = useHash();
  const route = readRoute(hash);
  const me = useLoaded('me', () => ask('GET me'));
  const { value: content, error } = useContentState();
  useEffect(() => {
    void loadContent();
    sendKept();
  }, []);
  const failed = me.state === 'failed' ? me.error : content === null ? error : null;
  const retry = () => {
    me.reload();
    void loadContent();
  };
  const ScreenOfRoute = screenOf(route.screen);
  // A screen is keyed by its address without the query, so that a new query does not lose what was typed.
  const key = `${route.screen}/${route.id ?? ''}`;
  return (
    <Frame current={route.screen}>
      {failed !== null ? (
        <Screen title={words.name}>
          <Failure text={failed} onRetry={retry} />
        </Screen>
      ) : me.value === null || content === null ? (
        <Loading />
      ) : (
        <PersonContext value={me.value.person}>
          <ScreenOfRoute key={key} id={route.id} query={route.query} />
        </PersonContext>
      )}
    </Frame>
  );
}
