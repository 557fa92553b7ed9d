import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Site } from '#builder/site/site.server.ts';
import { policyFor, scriptHasher } from './policy.ts';

const OWN_FORMS = { contact: '/f/contacto', publish: '/f/publicar', newsletter: null };

/** The policy's directives, for a site with one page that opens these frames. */
function directives(frames: string[], forms: Site['config']['forms'] = OWN_FORMS, documents: string[] = []) {
  const inline = documents.flatMap(scriptHasher());
  const site = { pages: [{ frames }, {}], config: { forms } } as unknown as Parameters<typeof policyFor>[0]; // all it reads
  return new Map(
    policyFor(site, inline)
      .split('; ')
      .map((directive): [string, string[]] => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only the inline scripts of the built documents are allowed, each once', () => {
  const page = '<script>one()</script><script type="application/json">{"two":2}</script>';
  const policy = directives([], OWN_FORMS, [page, page]);
  expect(policy.get('script-src')).toEqual(["'self'", hash('one()')]);
});

test('frames may come from the hosts of those that pages declare, each once', () => {
  const maps = ['https://www.google.com/maps?q=a', 'https://www.google.com/maps?q=b'];
  const frames = directives([...maps, 'https://calendar.example/x']).get('frame-src');
  expect(frames).toEqual(['https://www.youtube-nocookie.com', 'https://www.google.com', 'https://calendar.example']);
});

test('a hosted form service may be posted to, with and without JavaScript', () => {
  const policy = directives([], { ...OWN_FORMS, contact: 'https://forms.example/f/abc' });
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.open-meteo.com', 'https://forms.example']);
  expect(policy.get('form-action')).toEqual(["'self'", 'https://forms.example']);
});
