import type { Locator, Page } from '@playwright/test';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import { violations } from '../../../../tests/e2e/support/axe.ts';
import {
  type Contacts,
  listingFiles,
  listingThat,
  pagesIn,
  someWinery,
} from '../../../../tests/e2e/support/built-pages.ts';
import {
  noContact,
  somePage,
  ALBUM as TOTAL,
  visitAlbum,
  visitChanged,
  visitListing,
} from '../../../../tests/e2e/support/changed-page.ts';
import { card, cards, expect, notice, test, visit } from '../../../../tests/e2e/support/support.ts';

const winery = someWinery();

const WINERIES = '/bodegas-en-san-rafael-mendoza';
const LODGINGS = '/alojamientos-y-cabanas-en-san-rafael';
const NOON = new Date('2026-11-21T12:00:00-03:00');
const LATER = new Date('2026-11-21T12:05:00-03:00');

/** A description of two paragraphs. */
const BODY = 'Una primera línea de prueba.\n\nY otro párrafo.';
const withIcon = (text: string) => ({ icon: 'badge-check' as const, text });

const lodgings = listingFiles<Contacts>('alojamientos');
const pathOf = ({ id }: { id: string }) => `${LODGINGS}/${id}`;
/** A lodging with a WhatsApp chat of its own, if there is one. */
const lodging = lodgings.find(({ sample, whatsapp }) => !sample && whatsapp) ?? lodgings[0];
if (!lodging) throw new Error('The content has no lodging.');
const { name } = lodging;
const LODGING = pathOf(lodging);
const excursion = listingThat<{ includes?: string[] }>('excursiones', 'says what it includes', ({ includes }) =>
  Boolean(includes?.[0]),
);

const titleOf = ({ name, sample }: { name: string; sample?: boolean | undefined }) =>
  `${sample ? 'Ejemplo: ' : ''}${name} en San Rafael`;

const carousel = (page: Page) => page.getByRole('group', { name: /^Imágenes de / });
const side = (page: Page) => page.getByRole('complementary', { name: 'Datos y contacto' });
const picture = (page: Page) => carousel(page).getByRole('button', { name: /^Ampliar: / });

test('the metadata of a listing have its name and the start of its description, and mark a sample', () => {
  const listings = pagesIn('es').filter(
    ({ screen, status, data }) => screen === 'listing' && status === 200 && !(data as ListingData).brief, // its data
  );
  const described = new Map(
    collections()
      .flatMap(listingFiles)
      .map((listing) => [titleOf(listing), listing.description]),
  );
  expect(listings.length).toBe(described.size);
  for (const { meta } of listings) {
    expect.soft(described.keys(), meta.title).toContain(meta.title);
    expect.soft(meta.description.length, meta.title).toBeLessThanOrEqual(160);
    expect.soft(described.get(meta.title)?.replace(/\s+/g, ' '), meta.title).toMatch(startsWith(meta.description));
  }
});

/** A hole taller than this in one of two columns looks like a fault. */
const HOLE = 130;

test('neither column of a wide screen has a hole, whether little or much is known of a listing', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const all = pagesIn('es').filter(({ screen, status }) => screen === 'listing' && status === 200);
  const dataOf = ({ data }: (typeof all)[number]) => data as ListingData; // its screen
  // Far from every route and place there is too little for the second column.
  const led = all.filter((one) => dataOf(one).around?.route && dataOf(one).around?.place);
  const kinds = {
    'hardly known': led.filter((one) => dataOf(one).brief),
    described: led.filter((one) => !dataOf(one).brief && !dataOf(one).who),
    'run by others': led.filter((one) => dataOf(one).who),
  };
  expect(led.length).toBeGreaterThan(0);
  for (const [kind, pages] of Object.entries(kinds)) {
    for (const { path } of [pages[0], pages[Math.floor(pages.length / 2)], pages.at(-1)].flatMap((one) => one ?? [])) {
      await visit(page, path);
      expect.soft(await page.evaluate(largestHole), `${kind}: ${path}`).toBeLessThan(HOLE);
    }
  }
});

/** The height of the largest hole in the columns of the listing shown. */
function largestHole(): number {
  const all = document.querySelector('main article > .container');
  if (!all) return Infinity;
  const { left, right, top, bottom } = all.getBoundingClientRect();
  const parts = [
    ...all.querySelectorAll(
      'h1, h2, h3, p, li, dt, dd, img, figcaption, a, button, summary, aside, section[aria-labelledby]',
    ),
  ];
  const boxes = parts
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const holes = [left + 30, right - 250].map((x) => {
    const met = boxes.filter((box) => box.left <= x && box.right >= x).sort((a, b) => a.top - b.top);
    let [end, hole] = [top + 100, 0];
    for (const box of met) {
      hole = Math.max(hole, box.top - end);
      end = Math.max(end, box.bottom);
    }
    return Math.max(hole, bottom - end);
  });
  return Math.max(...holes);
}

test('a page opened from a card is complete, and its footer never shows before that', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 1600 });
  await visit(page, WINERIES);
  await page.evaluate(() => {
    const look = () => {
      const { top = 0 } = document.querySelector('body footer')?.getBoundingClientRect() ?? {};
      if (top < innerHeight) Object.assign(window, { end: top });
      requestAnimationFrame(look);
    };
    look();
  });
  await card(page, winery.name).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  await expect(page.getByRole('main').getByText('¿Falta un dato, o cambió?')).toBeVisible();
  expect(await page.evaluate(() => (window as { end?: number }).end)).toBeUndefined();
});

test('a visitor saves a listing, and goes back to its list, with the filter if one was chosen', async ({ page }) => {
  await visit(page, '/favoritos');
  await visit(page, winery.path);
  await test.step('a single picture has no carousel buttons', async () => {
    await expect(picture(page)).toHaveCount(1);
    await expect(carousel(page).getByRole('button', { name: 'Siguiente' })).toHaveCount(0);
    await picture(page).click();
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['']);
    await page.keyboard.press('Escape');
  });
  await test.step('the heart saves the listing, and its card in the list shows it', async () => {
    const saved = (part: Page | Locator) => part.getByRole('button', { name: `Quitar ${winery.name} de favoritos` });
    await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
    await expect(saved(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Volver a bodegas' }).click();
    await expect(page).toHaveURL(WINERIES);
    await expect(saved(card(page, winery.name))).toBeVisible();
  });
  await test.step('the filter is kept', async () => {
    await page
      .getByRole('group', { name: 'Filtrar bodegas' })
      .getByRole('button', { name: winery.kind, exact: true })
      .click();
    await expect(page).toHaveURL(`${WINERIES}?filter=${winery.category}`);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: 'Volver a bodegas' }).click();
    await expect(page).toHaveURL(`${WINERIES}?filter=${winery.category}`);
    await expect(
      page.getByRole('group', { name: 'Filtrar bodegas' }).getByRole('button', { pressed: true }),
    ).toHaveText([winery.kind]);
  });
});

test('sharing uses the share menu of the phone, or else offers the link', async ({ page, context, watch }) => {
  watch.allowConsole(/could not be shared/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, LODGING);
  const share = page.getByRole('button', { name: 'Compartir' });
  await test.step('the phone gets the title and the address', async () => {
    await page.evaluate(() => {
      Navigator.prototype.share = async (data) => {
        (window as { shared?: unknown }).shared = data;
      };
    });
    await share.click();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: unknown }).shared))
      .toMatchObject({ title: name, url: page.url() });
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step('the link is copied if the system has no share menu', async () => {
    await page.evaluate(() => delete (Navigator.prototype as { share?: unknown }).share);
    await share.click();
    await expect(notice(page)).toContainText('¡Enlace copiado!');
    await expect(notice(page)).toContainText('El enlace se ha copiado al portapapeles.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(watch.console.filter((line) => /could not be shared/.test(line))).toEqual([]);
  });
  await test.step('if the clipboard refuses, the visitor sees the link itself', async () => {
    await page.evaluate(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Refused by the test', 'NotAllowedError'));
    });
    await share.click();
    await expect(notice(page)).toContainText(page.url());
    await expect(notice(page)).toHaveRole('alert');
  });
});

test('under reduced motion nothing moves on its own, and the pictures are a carousel that loops', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await visitAlbum(page);
  await expect(carousel(page).getByRole('button', { name: 'Reproducir' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expectPicture(page, 1);

  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carrusel');
  for (let turns = 1; turns <= TOTAL; turns++) {
    await carousel(page).getByRole('button', { name: 'Siguiente' }).click();
    await expectPicture(page, (turns % TOTAL) + 1);
  }
  await carousel(page).getByRole('button', { name: 'Anterior' }).click();
  await expectPicture(page, TOTAL);
});

test('the pictures change every five seconds until the visitor takes over', async ({ page }) => {
  await openWithMotion(page);
  const press = (name: string) => carousel(page).getByRole('button', { name }).click();
  await expect(carousel(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
  await page.clock.pauseAt(LATER);
  const first = await shown(page);
  /** Expects the picture that comes `turns` after the first. */
  const expectTurns = (turns: number) => expectPicture(page, ((first - 1 + turns) % TOTAL) + 1);
  for (const turns of [1, 2]) {
    await page.clock.runFor(5100);
    await expectTurns(turns);
  }
  await test.step('a visitor who pauses them can resume them', async () => {
    await press('Pausar');
    await page.clock.runFor(20_000);
    await expectTurns(2);
    await press('Reproducir');
    await page.clock.runFor(5100);
    await expectTurns(3);
  });
  await test.step('changing a picture by hand stops them', async () => {
    await press('Siguiente');
    await expectTurns(4);
    await expect(carousel(page).getByRole('button', { name: 'Reproducir' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expectTurns(4);
  });
  await test.step('dragging stops them', async () => {
    await press('Reproducir');
    await expect(carousel(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
    await picture(page).first().dispatchEvent('pointerdown');
    await carousel(page).getByRole('list').hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(carousel(page).getByRole('button', { name: 'Reproducir' })).toBeVisible();
  });
});

test('the viewer changes pictures by keyboard, keeps focus inside, and Escape returns it', async ({ page }) => {
  const name = await visitAlbum(page);
  await expect(carousel(page).getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await carousel(page).getByRole('button', { name: 'Siguiente' }).click();
  await carousel(page).getByRole('button', { name: 'Siguiente' }).click();
  await expectPicture(page, 3);
  const opener = picture(page).and(page.locator(':not([inert] *)'));
  const alt = (await opener.getAttribute('aria-label'))?.replace('Ampliar: ', '') ?? '';
  await opener.click();
  const viewer = page.getByRole('dialog', { name: `Imágenes de ${name}` });
  await expect(viewer).toHaveAttribute('aria-modal', 'true');
  await expect(viewer.getByRole('img')).toHaveAccessibleName(alt);
  await expect(viewer.getByRole('status')).toHaveText(`3 de ${TOTAL}`);
  for (let position = 3; position <= TOTAL; position++) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toHaveText(`${(position % TOTAL) + 1} de ${TOTAL}`);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText(`${TOTAL} de ${TOTAL}`);
  await viewer.getByRole('button', { name: 'Siguiente' }).click();
  await expect(viewer.getByRole('status')).toHaveText(`1 de ${TOTAL}`);
  await viewer.getByRole('button', { name: 'Anterior' }).click();
  await expect(viewer.getByRole('status')).toHaveText(`${TOTAL} de ${TOTAL}`);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expectFocusWithin(page, viewer);
  await viewer.getByRole('button', { name: 'Cerrar' }).click();
  await expect(viewer).toHaveCount(0);
});

const restaurants = listingFiles<{ phone: string | null; whatsapp: string | null }>('gastronomia');
const RESTAURANTS = '/gastronomia-restaurantes-en-san-rafael';
const isMobile = (phone: string | null) => /^\+54 ?9/.test(phone ?? '');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact links of a listing use the number that it has', async ({ page }) => {
    const chat = side(page).getByRole('link', { name: 'Consultar por WhatsApp' });
    await test.step('the message names the listing, and asks a lodging for its dates', async () => {
      await page.goto(LODGING);
      if (lodging.sample || !lodging.whatsapp) return expect(chat).toHaveCount(0);
      const href = await chat.getAttribute('href');
      expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      const message = decodeURIComponent(href?.split('text=')[1] ?? '');
      expect(message).toContain(name);
      expect(message).toMatch(/disponibilidad/);
    });
    await test.step('the chat of a restaurant uses its mobile number', async () => {
      const one = restaurants.find(({ phone, whatsapp }) => whatsapp === null && isMobile(phone));
      if (!one) return; // no restaurant has a mobile number
      await page.goto(`${RESTAURANTS}/${one.id}`);
      await expect(chat).toHaveAttribute(
        'href',
        new RegExp(`^https://wa\\.me/${one.phone?.replace(/\D/g, '')}\\?text=`),
      );
    });
    await test.step('a restaurant with a landline can be called, and has no chat', async () => {
      const one = restaurants.find(({ phone, whatsapp }) => whatsapp === null && phone !== null && !isMobile(phone));
      if (!one) return; // no restaurant has a landline
      await page.goto(`${RESTAURANTS}/${one.id}`);
      await expect(side(page).getByRole('link', { name: /^Llamar ahora/ })).toHaveAttribute(
        'href',
        `tel:${one.phone?.replace(/[\s()-]/g, '')}`,
      );
      await expect(chat).toHaveCount(0);
    });
  });
});

test('the card of a made-up listing through which nobody can be reached leads to its list', async ({ page }) => {
  for (const { screen, path, data } of pagesIn('es')) {
    const { detail, back, others } = data as ListingData; // of that screen
    const isAlone = screen === 'listing' && detail?.card.isSample && !detail.contact.isGuide;
    if (isAlone) expect.soft(others?.href.split('?')[0], path).toBe(back.href);
  }
  const others = { href: LODGINGS, label: 'Ver fichas reales' };
  await visitChanged<ListingData>(page, somePage('listing'), ({ detail, ...rest }) => ({
    ...rest,
    detail: detail && { ...detail, contact: noContact },
    others,
  }));
  await side(page).getByRole('link', { name: others.label, exact: true }).click();
  await expect(page).toHaveURL(others.href);
  await expect(cards(page).first()).toBeVisible();
});

test('a lodging shows its figures, price, services and kinds of units, which other listings do not have', async ({
  page,
}) => {
  const services = ['Pileta', 'Cochera'];
  const unit = { name: 'Cabaña de prueba', capacity: '2 a 4 personas', details: 'Con cocina.' };
  const full = await visitListing(page, () => ({
    counts: [{ label: 'Huéspedes', text: '5' }],
    price: { text: '$165.000', unit: '/ noche', isSample: true },
    sections: [
      { kind: 'prose', title: 'Descripción', body: BODY },
      { kind: 'services', title: '¿Qué ofrece este lugar?', items: services.map(withIcon), isSample: false },
      { kind: 'units', title: 'Tipos de unidades', items: [unit] },
    ],
    sampleNote: 'Ficha de ejemplo: no existe.',
  }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full);
  await expect(side(page)).toContainText(/\$165\.000\s*\/ ?noche/);
  await expect(side(page).getByText('Dato de ejemplo').first()).toBeVisible();
  await expect(side(page).getByRole('term').filter({ hasText: 'Huéspedes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '¿Qué ofrece este lugar?' })).toBeVisible();
  for (const service of services)
    await expect(page.getByRole('listitem').filter({ hasText: service }).first()).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: unit.name }) }),
  ).toContainText(`Capacidad: ${unit.capacity}`);
  await expect(page.getByText('Ficha de ejemplo').first()).toBeVisible();
  await test.step('the line breaks of its description are kept', async () => {
    const text = page.getByText(BODY);
    await expect(text).toHaveCSS('white-space-collapse', /preserve/);
    expect(await text.textContent()).toBe(BODY);
  });

  await visit(page, excursion.path);
  await expect(page.getByRole('heading', { name: 'Tipos de unidades' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Qué incluye' })).toBeVisible();
});

test('the guide’s own map is shown, and another company’s map loads only on request', async ({ page, watch }) => {
  const embed = 'https://www.google.com/maps?q=-34.6,-68.3&output=embed';
  await visitListing(page, ({ sections }) => ({
    sections: sections.map((section) =>
      section.kind === 'map' ? { ...section, embed, title: '¿Dónde vas a estar?' } : section,
    ),
  }));
  await expect(page.getByRole('img', { name: /^Mapa ilustrado/ })).toBeVisible();
  const ask = page.getByRole('button', { name: 'Mostrar el mapa' });
  await ask.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 20);
  await expect(page.getByRole('link', { name: 'Ver en el mapa' })).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  expect(watch.thirdParties).toEqual([]);

  watch.allowThirdParty(/^https:\/\/www\.google\.com\/maps/);
  await ask.click();
  await expect(map(page)).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/);
  await expect(map(page)).toHaveAccessibleName(/¿Dónde vas a estar\?/);
  await expect(page.getByRole('link', { name: 'Abrir en Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps/,
  );
});

test('a listing states once what is unknown or unconfirmed, and accepts it from a visitor', async ({ page }) => {
  await visitListing(page, () => ({
    contact: noContact,
    sampleNote: null,
    trust: {
      lines: [],
      unconfirmed: null,
      unknown: {
        title: 'Faltan 3 datos · ¿los sabés?',
        text: 'Todavía no sabemos: precio, teléfono y mascotas.',
        ask: '¿Lo sabés?',
        office: {
          text: 'O preguntá en la oficina:',
          numbers: [{ href: 'tel:+542604000000', label: '+54 260 400-0000' }],
        },
      },
      how: { title: 'Cómo lo sabemos', intro: '', origins: [] },
    },
  }));
  await expect(side(page).getByRole('link', { name: /WhatsApp|Llamar/ })).toHaveCount(0);
  await expect(side(page).getByText('Todavía no sabemos')).toBeHidden();
  await side(page).getByText('Faltan 3 datos · ¿los sabés?').click();
  await expect(side(page).getByRole('link', { name: '+54 260 400-0000' })).toBeVisible();
  const missing = side(page)
    .getByRole('paragraph')
    .filter({ hasText: /no sabemos|Sin confirmar|no tenemos/i });
  await expect(missing).toHaveCount(1);
  await expect(missing).toContainText(/^Todavía no sabemos: [^.]*teléfono/);
  await missing.getByRole('link', { name: '¿Lo sabés?' }).click();
  await expect(page.getByRole('form', { name: '¿Lo sabés?' }).getByLabel('Qué dato')).toBeVisible();
});

test('a listing that leads to nobody says whom to ask, without anything to unfold', async ({ page }) => {
  const numbers = [{ href: 'tel:+542604000000', label: '+54 260 400-0000' }];
  await visitListing(page, () => ({
    contact: noContact,
    sampleNote: null,
    trust: {
      lines: [],
      unconfirmed: null,
      unknown: { title: 'Falta 1 dato · ¿lo sabés?', text: 'Todavía no sabemos: teléfono.', ask: '¿Lo sabés?' },
      office: { text: 'Preguntá en la oficina de turismo:', numbers },
      how: { title: 'Cómo lo sabemos', intro: '', origins: [] },
    },
  }));
  await expect(side(page).getByText('Preguntá en la oficina de turismo')).toBeVisible();
  const call = side(page).getByRole('link', { name: '+54 260 400-0000' });
  await expect(call).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(call).toBeVisible();
});

test('a page of which little is known says whom to write to before it asks its owner', async ({ page }) => {
  const known = pagesIn('es').flatMap(({ screen, path, data }) => {
    const { brief, detail } = (screen === 'listing' ? data : {}) as Partial<ListingData>; // that screen's data
    return brief && detail?.contact.phone ? [{ path, brief, phone: detail.contact.phone }] : [];
  });
  const [first] = known;
  if (!first) return; // everything is described
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, first.path);
  const call = await side(page).locator(`a[href="${first.phone.href}"]`).boundingBox();
  const ask = await page.getByRole('link', { name: first.brief.yours.label }).boundingBox();
  expect(call?.y).toBeLessThan(ask?.y ?? 0);
});

test('a phone says what a listing is before its figures and contact, and what follows is not lost', async ({
  page,
}) => {
  const shown = pagesIn('es').flatMap(({ screen, path, data }) => {
    const { lede, detail } = (screen === 'listing' ? data : {}) as Partial<ListingData>; // that screen's data
    const [rest] = detail?.sections ?? [];
    return lede && rest?.kind === 'prose' ? [{ path, lede: lede.text, rest: rest.body }] : [];
  });
  const [first] = shown;
  if (!first) throw new Error('The guide has no listing with a longer description.');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, first.path);
  const lede = page.getByRole('main').getByText(first.lede, { exact: true });
  const [start, card] = [await lede.boundingBox(), await side(page).boundingBox()];
  expect(start && start.y + start.height).toBeLessThan(card?.y ?? 0);
  await expect(page.getByRole('main').getByText(first.rest, { exact: true })).toBeVisible();
});

test('one thing to press stands out on a page, and it reaches the business', async ({ page }) => {
  await visitListing(page, () => ({
    contact: {
      ...noContact,
      phone: { href: 'tel:+542604000000', label: '+54 260 400-0000' },
      website: { href: 'https://example.org/', label: 'Visitar sitio web' },
    },
  }));
  const call = side(page).getByRole('link', { name: 'Llamar ahora' });
  const fill = await call.evaluate((link) => getComputedStyle(link).backgroundColor);
  const alike = await page
    .getByRole('main')
    .evaluate(
      (main, fill) =>
        [...main.querySelectorAll('a, button')]
          .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === fill)
          .map((one) => one.textContent),
      fill,
    );
  expect(alike).toEqual([await call.textContent()]);
  await expect(side(page).getByRole('link', { name: 'Visitar sitio web' })).toBeVisible();
});

test('a business that would rather not be there asks so in a message that names its page already', async ({ page }) => {
  const [brief] = pagesIn('es').flatMap(({ screen, path, data }) => {
    const { brief: note, detail } = (screen === 'listing' ? data : {}) as Partial<ListingData>; // that screen's data
    return note && detail ? [{ path, note, title: detail.card.title }] : [];
  });
  if (!brief) return; // everything is described
  await visit(page, brief.path);
  await page.getByRole('link', { name: brief.note.remove.label }).click();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Mensaje')).toHaveValue(`${brief.path}\n`);
  expect(await main.getByLabel('Asunto').inputValue()).toContain(brief.title);
});

test('after three seconds an unknown id, or a link to a deleted listing, is reported with a link to the list', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/status of 404/);
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(LATER);
  const response = await page.goto(`${WINERIES}/bodega-que-no-existe`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1, name: 'Cargando...' })).toBeVisible();
  // The three seconds start when the application is ready, so the clock advances in small steps until then.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 500 });
  }).toPass();

  const truth = page.getByRole('main').getByRole('status');
  await page.clock.runFor(2900);
  await expect(truth).toHaveText('');
  await page.clock.runFor(200);
  await expect(truth).toContainText('No encontramos esta ficha');
  await expect(page.getByRole('heading', { level: 1, name: 'Cargando...' })).toBeVisible();
  await page.clock.resume();
  await truth.getByRole('link', { name: 'Volver a bodegas' }).click();
  await expect(page).toHaveURL(WINERIES);

  const link = card(page, winery.name).getByRole('link', { name: winery.name });
  await link.evaluate((link, href) => link.setAttribute('href', href), `${WINERIES}/cerrada`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cargando...' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('status').getByRole('link', { name: 'Volver a bodegas' }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

function map(page: Page): Locator {
  return page.locator('main iframe');
}

async function openWithMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: NOON });
  await visitAlbum(page);
}

/** Presses Tab more often than the viewer has buttons. */
async function expectFocusWithin(page: Page, viewer: Locator) {
  await expect(viewer).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
}

/** The number of the current picture, counted from 1. */
async function shown(page: Page): Promise<number> {
  const text = await carousel(page)
    .getByText(/^\d+ \/ \d+$/)
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

async function expectPicture(page: Page, number: number) {
  await expect(carousel(page).getByText(/^\d+ \/ \d+$/)).toHaveText(`${number} / ${TOTAL}`);
}

function collections(): string[] {
  return [
    'aceiteras',
    'alojamientos',
    'bodegas',
    'cultura',
    'emprendimientos',
    'excursiones',
    'gastronomia',
    'operadores',
    'turismo-aventura',
    'vida-nocturna',
  ];
}

function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/\s+/g, ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
