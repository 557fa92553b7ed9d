import { expect, test } from 'vitest';
import { scriptsOf } from './assets.ts';
import { CLIENT_ENTRY } from './entries.ts';

const manifest = {
  [CLIENT_ENTRY]: { file: 'entry.js', imports: ['_react.js'], dynamicImports: ['guide/app/screens/blog/screen.tsx'] },
  '_react.js': { file: 'react.js' },
  '_lists.js': { file: 'lists.js', imports: ['_react.js'] },
  'guide/app/screens/blog/screen.tsx': { file: 'blog.js', imports: [CLIENT_ENTRY, '_lists.js'] },
};

test('each script is listed once, after those that it imports, and the application before the screen', () => {
  expect(scriptsOf(manifest, 'blog')).toEqual(['react.js', 'entry.js', 'lists.js', 'blog.js']);
});

test('a screen that was not built throws an error', () => {
  expect(() => scriptsOf(manifest, 'club')).toThrow('guide/app/screens/club/screen.tsx');
});
