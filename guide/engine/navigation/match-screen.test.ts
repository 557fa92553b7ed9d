import { expect, test } from 'vitest';
import { matchScreen } from './match-screen.ts';

const screenOf = matchScreen({
  list: { routes: ['/bodegas'] },
  listing: { routes: ['/bodegas/:id'] },
  'long-list': { routes: ['/bodegas/pagina/:page'] },
  tour: { routes: ['/bodegas/visitas'] },
  'not-found': { routes: ['*'] },
});

test.each([
  ['/bodegas', 'list'],
  ['/bodegas/', 'list'],
  ['/bodegas/labiano', 'listing'],
  ['/bodegas/pagina/2', 'long-list'],
  ['/bodegas/visitas', 'tour'],
  ['/bodegas/labiano/fotos', 'not-found'],
  ['/otra', 'not-found'],
])('%s is shown by the screen "%s"', (path, screen) => {
  expect(screenOf(path)).toBe(screen);
});

test('without a "*" route, an unknown address has no screen', () => {
  expect(matchScreen({ home: { routes: ['/'] } })('/otra')).toBeUndefined();
});
