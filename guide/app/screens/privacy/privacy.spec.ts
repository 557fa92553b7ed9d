import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const PRIVACY = '/politica-de-privacidad';
const forms = [
  ['/contacto-turismo-san-rafael', 'Escribinos', 'solo para contestarte'],
  ['/publicar-tu-establecimiento-en-san-rafael', 'Contanos de tu negocio', 'solo para preparar y comprobar tu ficha'],
] as const;

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test('a form states what its data are for, and links to the page that names all its fields', async ({
  page,
  context,
  watch,
}) => {
  for (const [path, name, purpose] of forms) {
    await visit(page, path);
    const form = page.getByRole('form', { name });
    await expect.soft(form, name).toContainText(purpose);
    const labels = await namesOf(form.getByRole('textbox'));
    expect(labels.length).toBeGreaterThan(3);
    await form.getByRole('link', { name: 'Cómo cuidamos tus datos' }).click();
    await expect(page).toHaveURL(PRIVACY);
    await expect(page.getByRole('heading', { level: 1, name: 'Cómo cuidamos tus datos' })).toBeVisible();
    const asked = (await part(page, 'Qué te pedimos').textContent())?.toLowerCase() ?? '';
    expect
      .soft(
        labels.filter((label) => !asked.includes(label)),
        name,
      )
      .toEqual([]);
  }
  await test.step('the guide keeps its word: it sets no cookie, and requests nothing but the weather', async () => {
    await visit(page, PRIVACY);
    expect.soft(await context.cookies()).toEqual([]);
    expect.soft(watch.thirdParties).toEqual([]);
  });
  await test.step('the header is dark on the privacy page', async () => {
    const title = page.getByRole('heading', { level: 1 });
    const color = await title.evaluate((node) => getComputedStyle(node).color);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Club de beneficios' })).toHaveCSS('color', color);
  });
});

test('the privacy page names who is responsible, how long data are kept, the rights and the authority', async ({
  page,
}) => {
  await visit(page, '/');
  await test.step('every page links to it in the footer', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
    await expect(page).toHaveURL(PRIVACY);
  });
  const responsible = part(page, 'Quién responde');
  await expect(responsible).toContainText('Guía San Rafael');
  await expect(responsible.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(responsible).toContainText(/Última revisión: \d+\sde\s\p{L}+ de\s\d{4}/u);
  await expect(part(page, 'Cuánto tiempo, y quién los ve')).toContainText('12 meses');
  const rights = part(page, 'Tus derechos');
  for (const right of ['Acceso', 'Rectificación', 'Actualización', 'Supresión']) {
    await expect(rights.getByRole('term').filter({ hasText: right })).toBeVisible();
  }
  await expect(rights).toContainText('Ley 25.326');
  await expect(rights.getByRole('link', { name: /^Escribir a .+@/ })).toHaveAttribute('href', /^mailto:.+@.+subject=/);
  await expect(part(page, 'Dónde reclamar')).toContainText(
    'La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326,',
  );
  await expect(part(page, 'Lo que queda en tu navegador')).toContainText('no usa cookies');
});

/** The names of the fields, without "Tu" and text in brackets. */
async function namesOf(fields: Locator): Promise<string[]> {
  const labels = await fields.evaluateAll((inputs) =>
    inputs.flatMap((input) => [...((input as HTMLInputElement).labels ?? [])].map((label) => label.textContent)),
  );
  return labels.map((label) =>
    label
      .replace(/^Tu |\(.*\)|\*/g, '')
      .trim()
      .toLowerCase(),
  );
}
