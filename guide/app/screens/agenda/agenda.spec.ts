import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { Page as GuidePage } from '#engine/page.ts';
import type { EventTime } from '#views/event-views.ts';
import { someEvent } from '../../../../tests/e2e/support/built-pages.ts';
import { holdApplication } from '../../../../tests/e2e/support/hold.ts';
import { expect, hydrated, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { AgendaData } from './page.server.ts';

const AGENDA = '/agenda-de-eventos-san-rafael';
const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const calendar = (page: Page) => main(page).getByRole('region', { name: 'Calendario', exact: true });
const events = (page: Page) => main(page).getByRole('region', { name: 'Próximos eventos' });
const theYear = (page: Page) => main(page).getByRole('region', { name: 'El año en San Rafael' });
const strips = (page: Page) => main(page).getByRole('group', { name: /^Así se viven las fiestas: fila/ });

test('on a screen that is left on over midnight, the calendar moves to the new day', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-02-05T23:58:00-03:00') });
  await visit(page, AGENDA);
  const today = calendar(page).locator('[aria-current="date"]');
  await expect(today).toContainText('5');
  await page.clock.runFor(5 * 60_000);
  await expect(today).toContainText('6');
});

test('the calendar opens at the month of what is on, marks today, and turns its pages', async ({ page }) => {
  const { data, year, edition } = await agendaOf(page);
  await visitOn(page, `${year}-02-06`);
  await expect(calendar(page).getByRole('heading', { name: `febrero de ${year}` })).toBeVisible();
  const table = calendar(page).getByRole('table', { name: `febrero de ${year}` });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(table.locator('[aria-current="date"]')).toContainText('6');

  await calendar(page).getByRole('button', { name: 'Mes siguiente' }).click();
  const march = calendar(page).getByRole('table', { name: `marzo de ${year}` });
  await expect(march.getByRole('row')).toHaveCount(7);
  await expect(march.locator('[aria-current]')).toHaveCount(0);
  await calendar(page).getByRole('button', { name: 'Este mes' }).click();
  await expect(table).toBeVisible();
  await calendar(page).getByRole('button', { name: 'Mes anterior' }).click();
  await expect(calendar(page).getByRole('heading', { name: `enero de ${year}` })).toBeVisible();

  await test.step('an event of several days appears on each of them', async () => {
    const { name, start, end } = edition(({ start, end, isPending }) => !isPending && start < end);
    await turnTo(page, data, start);
    const days = calendar(page).getByRole('table').getByRole('link', { name });
    const shown = await days.locator('time').evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
    // Only the days of the displayed month.
    expect(shown).toEqual(daysBetween(start, end).filter((day) => day.slice(0, 7) === start.slice(0, 7)));
  });
  await test.step('an event without a date is listed beside the month, not on a day', async () => {
    const { name, start } = edition(({ isPending }) => isPending);
    await turnTo(page, data, start);
    await expect(calendar(page).getByRole('list', { name: 'Fecha a confirmar' })).toContainText(name);
    await expect(calendar(page).getByRole('table').getByRole('link', { name })).toHaveCount(0);
  });
});

test('in a month without a date the calendar opens at the next that has one, and goes back to this month', async ({
  page,
}) => {
  const { data } = await agendaOf(page);
  const { months } = data.calendar;
  const dated = data.list.events.flatMap(({ times }) => times.filter(({ isPending }) => !isPending));
  const isEmpty = ({ key }: { key: string }) =>
    !dated.some(({ start, end }) => start.slice(0, 7) <= key && key <= end.slice(0, 7));
  const last = months.findLastIndex((month) => !isEmpty(month));
  const quiet = months.slice(0, last).findLastIndex(isEmpty);
  const next = months.findIndex((month, index) => index > quiet && !isEmpty(month));
  if (quiet < 0) throw new Error('Every month has an event.');

  await visitOn(page, `${months[quiet]?.key}-15`);
  const heading = calendar(page).getByRole('heading', { level: 3 });
  await expect(heading).toHaveText(months[next]?.label ?? '');
  await calendar(page).getByRole('button', { name: 'Este mes' }).click();
  await expect(heading).toHaveText(months[quiet]?.label ?? '');
});

test('the drawn year shows today before the application starts, and nothing moves when it does', async ({ page }) => {
  const { year } = await agendaOf(page);
  await page.clock.setFixedTime(`${year}-07-15T15:00:00Z`);
  const start = await holdApplication(page);
  await page.goto(AGENDA);
  const hand = page.locator('[aria-labelledby="el-ano"] > svg > path').last();
  const drawn = () => hand.evaluate((path) => [getComputedStyle(path).opacity, getComputedStyle(path).rotate]);
  const before = await drawn();
  expect(before[0]).toBe('1');
  // Mid-July is a little past the middle of the year.
  expect(Number.parseFloat(before[1] ?? '')).toBeGreaterThan(180);
  expect(Number.parseFloat(before[1] ?? '')).toBeLessThan(210);
  // The list above it follows the visitor's day, so its own place is measured within its region.
  const place = async () => {
    const [region, ring] = await Promise.all([theYear(page), hand.locator('..')].map((one) => one.boundingBox()));
    return [region?.width, region?.height, (ring?.y ?? 0) - (region?.y ?? 0), ring?.width];
  };
  const box = await place();
  start();
  await hydrated(page);
  expect(await drawn()).toEqual(before);
  expect(await place()).toEqual(box);
});

test('on the smallest phone the year is drawn, nothing overflows, and a day links to its event', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { edition } = await agendaOf(page);
  const { id, name, start } = edition(({ start, end, isPending }) => !isPending && start === end);
  await visitOn(page, `${start.slice(0, 7)}-01`);
  const ring = await theYear(page).locator('> svg').boundingBox();
  expect(ring?.width).toBeGreaterThan(250);
  expect((ring?.x ?? 0) + (ring?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.setViewportSize(PHONE);
  const day = calendar(page).getByRole('table').getByRole('link', { name });
  await expect(day.locator('time')).toHaveAttribute('datetime', start);
  await day.click();
  await expect(page).toHaveURL(`${AGENDA}#${id}`);
  const event = events(page).getByRole('article').filter({ hasText: name });
  await expect(event).toBeFocused();
  await expect(event).toBeInViewport();
});

test('the next events come first, show their sources, and can be saved as calendar files', async ({ page }) => {
  const { data, year, edition } = await agendaOf(page);
  for (const day of [`${year - 1}-12-31`, `${year}-10-20`]) {
    await visitOn(page, day);
    await expect(events(page).getByRole('article')).toHaveCount(data.list.events.length);
    const names = await events(page).getByRole('heading', { level: 3 }).allTextContents();
    const next = names.map((name) => {
      const event = data.list.events.find((one) => one.name === name);
      return event?.times.find(({ end }) => end >= day)?.start ?? 'later';
    });
    expect.soft(next, day).toEqual(next.toSorted());
  }
  await test.step('lists repeat what the year draws: each season links to its page, each event to its card', () =>
    checkYear(page, data));
  await test.step('the page unfolds the sources of each event', async () => {
    const { id, name } = someEvent();
    const { sources } = JSON.parse(await readFile(`content/events/${id}.json`, 'utf8')) as { sources: string[] };
    await main(page).getByRole('heading', { name: 'Cómo lo sabemos' }).click();
    for (const source of sources) {
      const line = main(page)
        .getByRole('listitem')
        .filter({ hasText: `${name}:` });
      await expect.soft(line.filter({ has: page.locator(`a[href="${source}"]`) })).toBeVisible();
    }
  });
  await test.step('one event or all of them can be saved as a calendar file', async () => {
    const { id, start } = edition(({ start, end, isPending }) => !isPending && start === end);
    const label = data.list.events.find((event) => event.id === id)?.file.label ?? '';
    await unfold(events(page).locator(`[id="${id}"]`));
    expect(label).toMatch(/^Agregar al calendario: /);
    const one = await save(page, label);
    expect(one.name).toBe(`${id}.ics`);
    expect(one.events.map((event) => event.start)).toContain(start);
    const all = await save(page, 'Llevar todos a tu calendario');
    expect(all.name).toBe('todos-los-eventos.ics');
    expect(all.events).toEqual(expect.arrayContaining(one.events));
  });
});

test('where an event is leads to the page of that place or listing, in the language of the visitor', async ({
  page,
}) => {
  const english = `/en${AGENDA}`;
  const { data } = await agendaOf(page, english);
  const event = data.list.events.find((one) => one.page);
  if (!event) throw new Error('No event is at a place or at a listing of the guide.');
  await visit(page, english);
  const card = main(page).locator(`[id="${event.id}"]`);
  await unfold(card);
  const at = card.getByRole('link', { name: event.place, exact: true });
  await expect(at).toHaveAttribute('href', `/en${event.page}`);
  await at.click();
  await expect(page).toHaveURL(`/en${event.page}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the agenda begins with what is on this week, or what is next, which is unfolded', async ({ page }) => {
  const { edition } = await agendaOf(page);
  const { name, start, label } = edition(({ isPending }) => !isPending);
  await visitOn(page, start);
  await expect(events(page).locator('h2 + p')).toContainText(`Esta semana: `);
  await expect(events(page).locator('h2 + p')).toContainText(`${name}, ${label}`);
  // What may be on, but has no day, stays folded above it.
  const unfolded = events(page).locator('article:has(> details[open])');
  await expect(unfolded).toHaveCount(1);
  await expect(unfolded.locator('summary time')).toHaveCount(1);
});

test('what may be on leads, before what has a day later on, and says once when it usually is', async ({ page }) => {
  const { data, edition } = await agendaOf(page);
  const { id, start } = edition(({ isPending }) => isPending);
  await visitOn(page, start);
  const leading = await events(page).getByRole('article').first().getAttribute('id');
  const { times } = data.list.events.find((event) => event.id === leading) ?? { times: [] };
  expect(times.some((time) => time.start <= start && start <= time.end)).toBe(true);

  const { name, when } = data.list.events.find((event) => event.id === id) ?? { name: '', when: '' };
  await unfold(events(page).locator(`[id="${id}"]`));
  const event = events(page).getByRole('article').filter({ hasText: name });
  expect(((await event.textContent()) ?? '').split(when)).toHaveLength(2);
});

test('a calendar parser reads every file, and the file of all events holds the same entries', async ({ page }) => {
  const { data } = await agendaOf(page);
  const read = async (href: string) => {
    const answer = await page.request.get(href);
    expect(answer.headers()['content-type'], href).toBe('text/calendar; charset=utf-8');
    return eventsIn(await answer.text());
  };
  const each = [];
  for (const { name, file } of data.list.events) {
    const saved = await read(file.href);
    expect(saved.length, name).toBeGreaterThan(0);
    for (const { summary, start, end } of saved) {
      expect(summary).toContain(name);
      expect(start < end, `${name}: ${start} to ${end}`).toBe(true);
    }
    each.push(...saved);
  }
  expect(new Set(each.map(({ uid }) => uid)).size).toBe(each.length);
  expect(await read(data.calendar.all.href)).toEqual(each);
});

test('under reduced motion the strips stay still until a trackpad scrolls them or the play button is pressed', async ({
  page,
}) => {
  await visit(page, AGENDA);
  const strip = strips(page).first();
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('button', { name: 'Pausar' })).toHaveCount(0);
  const first = rowOf(page).getByRole('button').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page)).toHaveAttribute('data-ready', 'true');
  expect(await drift(strip)).toBe(0);
  await rowOf(page).hover();
  for (const _ of Array(8)) await page.mouse.wheel(80, 0);
  await expect(first).not.toBeInViewport();

  await strip.getByRole('button', { name: 'Reproducir' }).click();
  await expect(strip.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(() => drift(strip)).toBeGreaterThan(0);
});

test('the buttons below a strip show the next picture, and the one before', async ({ page }) => {
  await visit(page, AGENDA);
  const strip = strips(page).first();
  await strip.scrollIntoViewIfNeeded();
  await expect(rowOf(page)).toHaveAttribute('data-ready', 'true');
  const first = rowOf(page).getByRole('button').first();
  const left = async () => (await first.boundingBox())?.x ?? 0;
  const before = await left();
  await strip.getByRole('button', { name: 'Siguiente' }).click();
  await expect.poll(left).toBeLessThan(before - 200);
  await strip.getByRole('button', { name: 'Anterior' }).click();
  await expect.poll(async () => Math.abs((await left()) - before)).toBeLessThan(2);
});

test('dragging a strip opens no picture, and a click opens the viewer, which covers both strips', async ({ page }) => {
  await visit(page, AGENDA);
  await strips(page).first().scrollIntoViewIfNeeded();
  const picture = rowOf(page).getByRole('button').nth(1);
  await expect(rowOf(page)).toHaveAttribute('data-ready', 'true');
  const before = await picture.boundingBox();
  await picture.hover();
  await page.mouse.down();
  await page.mouse.move(150, (before?.y ?? 0) + 100, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 200);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { data } = await agendaOf(page);
  const [first = 0, last = 0] = data.strips.halves.map(({ pictures }) => pictures.length);
  const total = first + last;
  await expect(strips(page)).toHaveCount(2);
  const pictures = (strip: 'first' | 'last') =>
    strips(page)
      [strip]()
      .getByRole('button', { name: /^Ampliar/ });
  await expect(pictures('first')).toHaveCount(first);
  await expect(pictures('last')).toHaveCount(last);
  await pictures('last').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText(`${first + 1} de ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText(`${first} de ${total}`);
  for (const _ of Array(last + 1)) await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(`1 de ${total}`);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(pictures('last').first()).toBeFocused();
});

test('the keyboard scrolls a strip, on a fast device and on a slow one', async ({ page }) => {
  const { data } = await agendaOf(page);
  const [first = 0, last = 0] = data.strips.halves.map(({ pictures }) => pictures.length);
  await visit(page, AGENDA);
  const pictures = strips(page)
    .first()
    .getByRole('button', { name: /^Ampliar/ });
  for (const device of ['fast', 'slow']) {
    if (device === 'slow') await page.evaluate(delayKeys);
    await pictures.first().focus();
    for (const _ of Array(first - 1)) await page.keyboard.press('Tab');
    await expect(pictures.last(), device).toBeFocused();
    await expect(pictures.last(), device).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('status'), device).toHaveText(`${first} de ${first + last}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a strip can be scrolled with a finger', async ({ page }) => {
    await visit(page, AGENDA);
    await strips(page).first().scrollIntoViewIfNeeded();
    await expect(rowOf(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await expect(rowOf(page)).toHaveAttribute('data-ready', 'true');
    const row = await rowOf(page).boundingBox();
    const y = (row?.y ?? 0) + (row?.height ?? 0) / 2;
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 320, y }] });
    for (let x = 310; x >= 20; x -= 10) {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(rowOf(page).getByRole('button').first()).not.toBeInViewport();
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the strips move on their own, and stop on hover, on focus and for the button', async ({ page }) => {
    await visit(page, AGENDA);
    const strip = strips(page).first();
    await strip.scrollIntoViewIfNeeded();
    const rests = () => expect.poll(() => drift(strips(page).first())).toBe(0);
    const moves = () => expect.poll(() => drift(strips(page).first())).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await moves();
    await rowOf(page).hover();
    await rests();
    await page.mouse.move(0, 0);
    await moves();
    await rowOf(page).getByRole('button').first().focus();
    await rests();
    await strip.getByRole('button', { name: 'Pausar' }).click();
    await page.mouse.move(0, 0);
    await rests();
    await strip.getByRole('button', { name: 'Reproducir' }).click();
    await page.mouse.move(0, 0);
    await moves();
  });

  test('a strip starts over at its end without a gap, even in the widest window', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1200 });
    await page.clock.install();
    await visit(page, AGENDA);
    await strips(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => drift(strips(page).first())).toBeGreaterThan(0);
    await page.clock.runFor(40_000); // a row starts aligned with the heading, inset by the page's margin
    for (const _ of Array(10)) {
      await page.clock.runFor(13_000); // ten of these are more than one full turn
      for (const strip of await strips(page).all()) expect(await widestHole(strip)).toBeLessThan(20);
    }
    await expect.poll(() => drift(strips(page).first())).toBeGreaterThan(0);
    await expect.poll(() => drift(strips(page).last())).toBeLessThan(0);
  });
});

test.describe('with a calendar kept elsewhere', () => {
  // The built policy allows only the host that the owner configured, and none is configured.
  test.use({ bypassCSP: true });

  test('a calendar kept elsewhere is embedded only on request', async ({ page, watch }) => {
    const outside: AgendaData['outside'] = {
      title: 'Otro calendario de San Rafael',
      text: 'Lo lleva otra gente.',
      embed: 'https://calendar.example/embed?src=sanrafael',
      show: 'Mostrar el calendario',
      open: 'Abrir el calendario en otra pestaña',
    };
    // No calendar is configured, so the test adds one to the page's data.
    await page.route(`**${AGENDA}/page.json`, async (route) => {
      const response = await route.fetch();
      const built: GuidePage<AgendaData> = await response.json();
      await route.fulfill({ response, json: { ...built, data: { ...built.data, outside } } });
    });
    watch.allowThirdParty(/^https:\/\/calendar\.example\//);
    await visit(page, '/blog-de-turismo-san-rafael');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Agenda de eventos' }).click();
    const section = main(page).getByRole('region', { name: outside.title });
    const link = section.getByRole('link', { name: outside.open });
    await expect(link).toHaveAttribute('href', outside.embed);
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(section.locator('iframe')).toHaveCount(0);
    expect(watch.thirdParties).toEqual([]);
    await section.getByRole('button', { name: outside.show }).click();
    await expect(section.locator('iframe')).toHaveAttribute('src', outside.embed);
    await expect(section.locator('iframe')).toHaveAttribute('title', outside.title);
    await expect.poll(() => watch.thirdParties).toEqual([outside.embed]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows a month and all events with their files', async ({ page }) => {
    const { data } = await agendaOf(page);
    await page.goto(AGENDA);
    await expect(calendar(page).getByRole('table')).toBeVisible();
    await expect(calendar(page).getByRole('button')).toHaveCount(0);
    const count = data.list.events.length;
    await expect(events(page).getByRole('article')).toHaveCount(count);
    for (const { id } of data.list.events) await unfold(events(page).locator(`[id="${id}"]`));
    await expect(events(page).getByRole('link', { name: /^Agregar al calendario/ })).toHaveCount(count);
  });
});

/** The agenda as built, and the year after the build, which its calendar always covers in full. */
async function agendaOf(page: Page, address = AGENDA) {
  const answer = await page.request.get(`${address}/page.json`);
  const { data }: GuidePage<AgendaData> = await answer.json();
  const year = Number(data.calendar.months[0]?.key.slice(0, 4)) + 1;
  /** Returns an edition of that year from any event. */
  const edition = (isWanted: (time: EventTime) => boolean) => {
    const ofYear = data.list.events.flatMap(({ id, name, times }) => times.map((time) => ({ ...time, id, name })));
    const found = ofYear.find((time) => time.start.startsWith(String(year)) && isWanted(time));
    if (!found) throw new Error(`The agenda of ${year} has no such event.`);
    return found;
  };
  return { data, year, edition };
}

async function checkYear(page: Page, { year }: AgendaData) {
  const seasons = theYear(page).getByRole('list', { name: 'Las temporadas' });
  for (const { name, when, href } of year.seasons) {
    const season = seasons.getByRole('listitem').filter({ hasText: name }).first();
    await expect.soft(season).toContainText(when);
    await expect.soft(season.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const { name } of year.events) {
    await expect.soft(main(page).getByRole('heading', { name, exact: true }), 'told once').toHaveCount(1);
  }
  const pending = year.events.findLast(({ isPending }) => isPending);
  if (!pending) throw new Error('Every event has a date.');
  await theYear(page).locator(`> svg a[href="#${pending.id}"] circle`).click();
  await expect(page).toHaveURL(`${AGENDA}#${pending.id}`);
  const event = page.getByRole('article').filter({ hasText: pending.name }).first();
  await expect(event).toBeFocused();
  await expect(event.getByRole('link', { name: /^Agregar al calendario/ })).toBeVisible();
}

/** Unfolds an event that is only a name and a date. */
async function unfold(event: Locator) {
  const fold = event.locator('> details');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

/** Downloads the file behind the link of this name, and reads its events. */
async function save(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await main(page).getByRole('link', { name, exact: true }).click();
  const download = await started;
  return { name: download.suggestedFilename(), events: eventsIn(await readFile(await download.path(), 'utf8')) };
}

/** Opens the agenda on a day in San Rafael. */
async function visitOn(page: Page, day: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-03:00`));
  await visit(page, AGENDA);
}

/** Turns the calendar's pages to the month of `day`, such as "2027-03-20". */
async function turnTo(page: Page, { calendar: { months } }: AgendaData, day: string) {
  const heading = calendar(page).getByRole('heading', { level: 3 });
  const shown = (await heading.textContent()) ?? '';
  const [from, to] = [
    months.findIndex(({ label }) => label === shown),
    months.findIndex(({ key }) => day.startsWith(key)),
  ];
  const turn = calendar(page).getByRole('button', { name: from < to ? 'Mes siguiente' : 'Mes anterior' });
  for (let turns = Math.abs(to - from); turns > 0; turns--) await turn.click();
  await expect(heading).toHaveText(months[to]?.label ?? 'a month of the calendar');
}

/** Runs in the page: delays focus well past its key press, as on a slow device. */
function delayKeys() {
  document.addEventListener('keydown', () => {
    const until = performance.now() + 30;
    while (performance.now() < until);
  });
}

/** Lists the days from `start` to `end`, both included, such as "2027-03-20". */
function daysBetween(start: string, end: string): string[] {
  const days = [];
  for (let day = new Date(start); day <= new Date(end); day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

/** The events that a calendar program reads from a file. `end` is exclusive. The parser throws on a malformed line. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    expect(startDate.isDate && endDate.isDate, 'whole days').toBe(true);
    expect(component.hasProperty('dtstamp'), 'the standard asks for it').toBe(true);
    return { uid, summary, start: startDate.toString(), end: endDate.toString() };
  });
}

/** The box in which the first strip's pictures scroll. */
const rowOf = (page: Page) => strips(page).first().locator('> div').first();

/** Measures how many CSS pixels a picture in the middle of a strip moves to the left in 20 animation frames. */
function drift(strip: Locator): Promise<number> {
  return strip
    .locator('> div')
    .first()
    .evaluate(async (row) => {
      const leftOf = (picture: Element | undefined) => picture?.getBoundingClientRect().left ?? 0;
      const middle = [...row.querySelectorAll('li')].find((picture) => leftOf(picture) > window.innerWidth / 3);
      const before = leftOf(middle);
      for (const _ of Array(20)) await new Promise((resolve) => requestAnimationFrame(resolve));
      return before - leftOf(middle);
    });
}

/** The width, in CSS pixels, of the widest part of the window in which a strip shows no picture. */
function widestHole(strip: Locator): Promise<number> {
  return strip
    .locator('> div')
    .first()
    .evaluate((row) => {
      const pictures = [...row.querySelectorAll('li')].map((picture) => picture.getBoundingClientRect());
      const whole = row.getBoundingClientRect();
      let [end, widest] = [whole.left, 0];
      for (const { left, right } of pictures.sort((one, other) => one.left - other.left)) {
        if (left > whole.right) break;
        widest = Math.max(widest, left - end);
        end = Math.max(end, right);
      }
      return Math.max(widest, whole.right - end);
    });
}
