import { expect, test, visit } from '../support/support.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('what a visitor of a list presses often has 44 pixels', async ({ page }) => {
  await visit(page, '/bodegas-en-san-rafael-mendoza');
  const main = page.getByRole('main');
  const pressed = [
    main.getByRole('group', { name: /^Filtrar/ }).getByRole('button'),
    main.getByRole('combobox'),
    main.getByRole('link', { name: 'Ver en el mapa' }),
    main.getByRole('button', { name: 'Vista compacta' }),
    main.getByRole('button', { name: / a favoritos$/ }),
    page.getByRole('link', { name: 'Chatear por WhatsApp' }),
  ];
  for (const each of pressed) {
    const box = await each.first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
