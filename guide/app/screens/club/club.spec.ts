import type { Page } from '@playwright/test';
import { dataAt } from '../../../../tests/e2e/support/built-pages.ts';
import { somePage, visitChanged } from '../../../../tests/e2e/support/changed-page.ts';
import { expect, test } from '../../../../tests/e2e/support/support.ts';
import type { Club, ClubData } from './page.server.ts';

const CLUB = '/club-de-beneficios-turismo-san-rafael';
const LODGINGS = '/alojamientos-y-cabanas-en-san-rafael';
const invitation = {
  title: 'Sumate',
  text: 'Escribinos.',
  link: { href: 'https://wa.me/5492600000000?text=Quiero%20el%20Club%20Welcome', label: 'Comprar por WhatsApp' },
};
const picture = dataAt<ClubData>(CLUB).hero.picture;
const club: Club = {
  intro: 'Un carnet para dos personas.',
  example: 'Todavía es un ejemplo.',
  price: '$12.345',
  free: { href: `${LODGINGS}?filter=welcome`, label: 'o sin cargo' },
  how: { title: 'Cómo funciona', steps: [{ id: 'uno', title: 'Escribinos', text: 'Por WhatsApp.' }] },
  benefits: {
    title: 'Los beneficios',
    note: 'Los que todavía no están confirmados van marcados.',
    items: [
      { id: 'a', title: 'Una degustación', text: 'Para dos.', where: 'Una bodega', picture, isSample: false },
      { id: 'b', title: 'Un descuento', text: 'Los lunes.', where: 'Una parrilla', picture, isSample: true },
    ],
  },
  members: { title: 'Los adheridos', text: 'Por rubro.', groups: [] },
  purchase: invitation,
};
const visitClub = (page: Page, shown: Pick<ClubData, 'club' | 'closed'>) =>
  visitChanged<ClubData>(page, somePage('club'), (data) => ({ ...data, ...shown }));

test('a visitor learns what the club costs and where it is free', async ({ page }) => {
  await visitClub(page, { club, closed: null });
  await expect(page.getByRole('main')).toContainText('Todavía es un ejemplo.');
  await test.step('the membership is bought in a chat with a prefilled message', async () => {
    const links = page.getByRole('main').getByRole('link', { name: 'Comprar por WhatsApp' });
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Club%20Welcome/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    expect(await links.count()).toBeGreaterThan(0);
  });
  await test.step('each benefit is listed, and unconfirmed ones are marked', async () => {
    const { title, note, items } = club.benefits;
    const shown = page.getByRole('region', { name: title });
    await expect(shown).toContainText(note);
    await expect(shown.getByRole('listitem')).toHaveCount(items.length);
    for (const [index, { title, isSample }] of items.entries()) {
      const benefit = shown.getByRole('listitem').nth(index);
      await expect(benefit.getByRole('heading')).toHaveText(title);
      await expect(benefit.getByText('Dato de ejemplo')).toHaveCount(isSample ? 1 : 0);
    }
  });
  await expect(page.getByRole('main').getByText(club.price)).toHaveCount(1);
  await page.getByRole('link', { name: club.free?.label ?? '' }).click();
  await expect(page).toHaveURL(`${LODGINGS}?filter=welcome`);
  await expect(page.getByRole('button', { name: 'Welcome', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a club that is only an example says so once, at the top, and has one quiet button', async ({ page }) => {
  await visitClub(page, { club, closed: null });
  const main = page.getByRole('main');
  await expect(main.getByText('Todavía es un ejemplo.')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Comprar por WhatsApp' })).toHaveCount(1);
  await visitClub(page, { club: { ...club, example: null }, closed: null });
  await expect(main.getByRole('link', { name: 'Comprar por WhatsApp' })).toHaveCount(2);
});

test('a club that is not open sells nothing', async ({ page }) => {
  const closed = { ...invitation, link: { ...invitation.link, label: 'Avisame por WhatsApp' } };
  await visitClub(page, { club: null, closed });
  const links = page.getByRole('main').getByRole('link', { name: /WhatsApp/ });
  await expect(links).toHaveText([closed.link.label]);
});
