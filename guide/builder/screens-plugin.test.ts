import { expect, test } from 'vitest';
import { RESOLVED_SCREENS, type ScreenRoutes, screensPlugin } from './screens-plugin.ts';

const screens: ScreenRoutes['screens'] = {
  collection: { routes: ['/bodegas', '/comer'], header: 'solid' },
  listing: { routes: ['/bodegas/:id', '/comer/:id'], header: 'solid' },
  home: { routes: ['/'], header: 'transparent' },
  other: { routes: ['/bodegas/:id', '/otra'], header: 'solid' },
};

const redirects = { '/b': '/bodegas', '/o': '/otra' };

test('the application knows every route, also those that its module does not spell out', async () => {
  const { load } = screensPlugin(async () => ({ screens, redirects }));
  const code = await (load as unknown as (id: string) => Promise<string>)(RESOLVED_SCREENS); // a plain function here
  expect(code.match(/"\/comer/g)).toHaveLength(1);
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const known = (await import(module)) as ScreenRoutes;
  const built = known.screens;
  expect(known.redirects).toEqual(redirects);
  const said = Object.entries(built).map(([name, { routes, header = 'solid' }]) => [name, { routes, header }]);
  expect(said).toEqual(Object.entries(screens));
});
