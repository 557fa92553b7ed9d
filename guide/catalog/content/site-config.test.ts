import { expect, test } from 'vitest';
import { placeholderWarning, readSiteConfig } from './site-config.ts';
import { copyContent, problemsOf } from './test-content.ts';

test('the owner is warned while contacts of the guide are still invented', () => {
  const { root, set } = copyContent();
  set('content/site.json', { placeholders: ['phone', 'email'] });
  expect(placeholderWarning(readSiteConfig(root))).toContain('content/site.json: phone, email still hold placeholder');
});

test('the owner is not warned once every contact is real', () => {
  const { root, set } = copyContent();
  set('content/site.json', { placeholders: [] });
  expect(placeholderWarning(readSiteConfig(root))).toBeNull();
});

test('forms go to the guide itself unless a form service is named', () => {
  const { root, set } = copyContent();
  const service = 'https://forms.example/f/abcdwxyz';
  expect(readSiteConfig(root).forms).toEqual({
    contact: '/f/contacto',
    publish: '/f/publicar',
    newsletter: null,
  });
  set('content/site.json', { forms: { contact: service } });
  expect(readSiteConfig(root).forms).toMatchObject({ contact: service, publish: '/f/publicar' });
});

test('an invalid form address stops the build', async () => {
  const { root, set } = copyContent();
  set('content/site.json', { forms: { publish: 'formularios' } });
  expect(await problemsOf(() => readSiteConfig(root))).toEqual([
    expect.stringMatching(/content\/site\.json: line \d+: "forms\.publish" .*must be an address of this site/),
  ]);
});

test.each([0, 3651, 1.5])('keeping requests for %d days stops the build', async (retentionDays) => {
  const { root, set } = copyContent();
  set('content/site.json', { privacy: { responsible: 'Ana Pérez', retentionDays } });
  expect(await problemsOf(() => readSiteConfig(root))).toEqual([
    expect.stringMatching(/content\/site\.json: line \d+: "privacy\.retentionDays"/),
  ]);
});
