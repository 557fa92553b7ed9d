import { expect, test } from 'vitest';
import { readDay, writtenDay } from './day.ts';
import { readEditionText, writtenEdition } from './edition.ts';
import { impossibleHour, isClock, readClock, readHour } from './hour.ts';
import { readMapFrame } from './map-frame.ts';
import { writtenPhone, writtenWhatsapp } from './phone.ts';
import { isLandline } from './phone-signs.ts';
import { isShortMapLink, readPoint } from './point.ts';
import { isPageOf, readProfile, readWebAddress } from './web.ts';

test.each([
  ['0260-4421234', '+54 260 442-1234'],
  ['0260 442-1234', '+54 260 442-1234'],
  ['(0260) 442 1234', '+54 260 442-1234'],
  ['260 442-1234', '+54 260 442-1234'],
  ['2604421234', '+54 260 442-1234'],
  ['442-1234', '+54 260 442-1234'],
  ['4421234', '+54 260 442-1234'],
  ['+54 260 442-1234', '+54 260 442-1234'],
  ['54 260 4421234', '+54 260 442-1234'],
  ['260 15 4421234', '+54 9 260 442-1234'],
  ['260 15 412-3456', '+54 9 260 412-3456'],
  ['0260 15-4123456', '+54 9 260 412-3456'],
  ['15 4123456', '+54 9 260 412-3456'],
  ['154-123456', '+54 9 260 412-3456'],
  ['+54 9 260 412-3456', '+54 9 260 412-3456'],
  ['5492604123456', '+54 9 260 412-3456'],
  ['9 260 4123456', '+54 9 260 412-3456'],
  ['011 4123-4567', '+54 11 4123-4567'],
  ['261.4201234', '+54 261 420-1234'],
  ['0800 222 3500', '0800 222 3500'],
  ['\u202a+54 9 260 412\u20113456\u202c', '+54 9 260 412-3456'],
  ['0260\u2212442\u20101234', '+54 260 442-1234'],
  ['0260 – 442 — 1234', '+54 260 442-1234'],
  ['0260/4421234', '+54 260 442-1234'],
  ['２６０ ４４２-１２３４', '+54 260 442-1234'],
  ['+54\u00a0260\u00a0442\u20111234.', '+54 260 442-1234'],
  ['+56 9 6123 4567', '+56 9 6123 4567'],
  ['12', null],
  ['llamar a Ana', null],
  ['260 442-1234 / 442-5678', null],
  ['', null],
])('the telephone "%s" is written %s', (typed, written) => {
  expect(writtenPhone(typed)).toBe(written);
  if (written !== null) expect(writtenPhone(written), 'and stays as it is').toBe(written);
});

test.each([
  ['260 4123456', '+54 9 260 412-3456', false],
  ['0260 15-4123456', '+54 9 260 412-3456', false],
  ['4123456', '+54 9 260 412-3456', false],
  ['0260-4421234', '+54 260 442-1234', true],
  ['260 15 4421234', '+54 9 260 442-1234', true],
  ['+1 415 555 2671', '+1 415 555 2671', false],
])('the WhatsApp "%s" is written %s, and is a landline: %s', (typed, written, landline) => {
  expect(writtenWhatsapp(typed)).toBe(written);
  expect(isLandline(written)).toBe(landline);
});

test.each([
  ['sitio.com.ar', 'https://sitio.com.ar'],
  ['www.sitio.com.ar/cabañas', 'https://www.sitio.com.ar/cabañas'],
  [' https://sitio.com.ar/ ', 'https://sitio.com.ar/'],
  ['http://sitio.com.ar', 'http://sitio.com.ar'],
  ['no tiene', null],
  ['Av. Mitre', null],
  ['ana@sitio.com.ar', null],
  ['/agenda', null],
  ['', null],
])('the page "%s" is %s', (typed, address) => {
  expect(readWebAddress(typed)).toBe(address);
});

test.each([
  ['@bodega.suter', 'instagram', 'https://www.instagram.com/bodega.suter/'],
  ['bodegasuter', 'instagram', 'https://www.instagram.com/bodegasuter/'],
  ['bodega.suter', 'instagram', 'https://bodega.suter'],
  ['instagram.com/bodega.suter', 'instagram', 'https://www.instagram.com/bodega.suter/'],
  ['https://www.instagram.com/bodega.suter?igsh=MW', 'instagram', 'https://www.instagram.com/bodega.suter/'],
  ['https://www.instagram.com/p/Cx1/', 'instagram', 'https://www.instagram.com/p/Cx1/'],
  ['@lacasona', 'facebook', 'https://www.facebook.com/lacasona'],
  ['m.facebook.com/lacasona/', 'facebook', 'https://www.facebook.com/lacasona'],
  ['https://www.facebook.com/profile.php?id=100', 'facebook', 'https://www.facebook.com/profile.php?id=100'],
  ['no tiene todavía', 'instagram', null],
] as const)('the profile "%s" on %s is %s', (typed, network, address) => {
  expect(readProfile(typed, network)).toBe(address);
});

test.each([
  ['12/12/2026', '2026-12-12'],
  ['1/2/26', '2026-02-01'],
  ['12-12-2026', '2026-12-12'],
  ['12.12.2026', '2026-12-12'],
  ['12 de diciembre de 2026', '2026-12-12'],
  ['sábado 12 de diciembre', '2026-12-12'],
  ['12 dic', '2026-12-12'],
  ['5/11', '2027-11-05'],
  ['26/11', '2026-11-26'],
  ['2026-12-12', '2026-12-12'],
  ['31/11/2026', null],
  ['12/13/2026', null],
  ['mañana', null],
  ['12', null],
  ['', null],
])('on 26 November 2026, the day "%s" is %s', (typed, day) => {
  expect(readDay(typed, '2026-11-26')).toBe(day);
  if (day !== null) expect(readDay(writtenDay(day), '2026-11-26')).toBe(day);
});

test.each([
  ['-34.6177, -68.3301', -34.6177, -68.3301],
  ['(-34.6177; -68.3301)', -34.6177, -68.3301],
  ['-34,6177 -68,3301', -34.6177, -68.3301],
  ['\u221234.6177, \u221268.3301.', -34.6177, -68.3301],
  ['34.6177° S, 68.3301° W', -34.6177, -68.3301],
  ['S 34.6177 O 68.3301', -34.6177, -68.3301],
  ['\u200e-34.6177, -68.3301', -34.6177, -68.3301],
  ['34º37´03.7"S 68º19´48.4"W', -34.6177, -68.3301],
  ['https://www.google.com/maps/search/-34.6177,+-68.3301?entry=tts', -34.6177, -68.3301],
  ['https://www.google.com/maps/place/-34.6177,-68.3301', -34.6177, -68.3301],
  ['-68.3301, -34.6177', -34.6177, -68.3301],
  ['34.6177, 68.3301', -34.6177, -68.3301],
  ['34°37\'03.7"S 68°19\'48.4"W', -34.6177, -68.3301],
  ['34° 37′ 04″ S, 68° 19′ 48″ O', -34.6178, -68.33],
  [
    'https://www.google.com/maps/place/X/@-34.5,-68.1,17z/data=!3m1!4b1!4m6!3m5!8m2!3d-34.6177!4d-68.3301',
    -34.6177,
    -68.3301,
  ],
  ['https://www.google.com/maps/@-34.6177,-68.3301,15z', -34.6177, -68.3301],
  ['https://maps.google.com/?q=-34.6177,-68.3301', -34.6177, -68.3301],
  ['https://www.google.com/maps/search/?api=1&query=-34.6177%2C-68.3301', -34.6177, -68.3301],
  ['geo:-34.6177,-68.3301', -34.6177, -68.3301],
  ['https://www.openstreetmap.org/?mlat=-34.6177&mlon=-68.3301#map=12/-34.1/-68.1', -34.6177, -68.3301],
  ['https://www.openstreetmap.org/#map=12/-34.6177/-68.3301', -34.6177, -68.3301],
])('the point in "%s" is found', (typed, lat, lng) => {
  const point = readPoint(typed);
  expect(point?.lat).toBeCloseTo(lat, 3);
  expect(point?.lng).toBeCloseTo(lng, 3);
});

test('what holds no point is none, and a short link is known as one', () => {
  for (const text of ['', 'Av. Mitre 100', '-34', 'https://maps.app.goo.gl/AbC', '12/12/2026'])
    expect(readPoint(text)).toBeNull();
  expect(isShortMapLink('https://maps.app.goo.gl/AbC')).toBe(true);
  expect(isShortMapLink('https://www.google.com/maps/@-34.6,-68.3,15z')).toBe(false);
});

test.each([
  ['25', '25'],
  ['a las 25', '25'],
  ['21:75', '21:75'],
  ['de 10 a 30 h', '30 h'],
  ['de 10 a 19 h', null],
  ['21.30 h', null],
  ['14:00', null],
  ['con 48 horas de aviso, $ 5.000', null],
  ['desde las 9, a 30 minutos', null],
])('in "%s" no clock shows %s', (text, hour) => expect(impossibleHour(text)).toBe(hour));

test.each([
  ['21', '21:00'],
  ['9 hs.', '9:00'],
  ['11am', '11:00'],
  ['20:30hs', '20:30'],
  ['a las 21.30 h', '21:30'],
  ['de 10 a 19 h', 'de 10:00 a 19:00'],
  ['desde las 20:30 hasta la 1', 'de 20:30 a 1:00'],
  ['10 a 18', 'de 10:00 a 18:00'],
  ['21:00-23:00', 'de 21:00 a 23:00'],
  ['de 11am a 2pm', 'de 11:00 a 14:00'],
  ['de 3 a 5 de la tarde', null],
  ['25', null],
  ['desde las 21', null],
  ['hasta las 18', null],
  ['21, puntual', null],
  ['de 10 a 13 y de 17 a 21', null],
  ['al atardecer', null],
])('the hour "%s" of an event is written %s', (text, hour) => expect(readHour(text)).toBe(hour));

test.each([
  ['14:00', '14:00'],
  ['09:30', '09:30'],
  ['15', '15:00'],
  ['10 hs', '10:00'],
  ['9hs.', '9:00'],
  ['10.30', '10:30'],
  ['10h30', '10:30'],
  ['11am', '11:00'],
  ['11 a. m.', '11:00'],
  ['12 p.m.', '12:00'],
  ['12am', '0:00'],
  ['3:30 PM', '15:30'],
  ['3 de la tarde', '15:00'],
  ['9 de la noche', '21:00'],
  ['2 de la noche', '2:00'],
  ['desde las 15', '15:00'],
  ['a partir de las 14 hs', '14:00'],
  ['a la 1', '1:00'],
  ['9 a 13', null],
  ['25', null],
  ['21:75', null],
  ['15 pm', null],
  ['a la tarde', null],
  ['1030', null],
])('the hour "%s" of a clock is %s', (text, clock) => {
  expect(readClock(text)).toBe(clock);
  if (clock !== null) expect(isClock(clock)).toBe(true);
});

test.each([
  ['24/01/2026', '2026-01-24', '24/01/2026'],
  ['del 13/02/2026 al 16/02/2026', '2026-02-13/2026-02-16', '13/02/2026 al 16/02/2026'],
  ['2/2024', '2024-02', '02/2024'],
  ['16/02/2026 al 13/02/2026', null, '16/02/2026 al 13/02/2026'],
  ['31/02/2026', null, '31/02/2026'],
  ['febrero', null, 'febrero'],
])('the dates "%s" are %s, shown as %s', (text, kept, shown) => {
  expect(readEditionText(text, '2026-01-01')).toBe(kept);
  expect(writtenEdition(kept ?? text)).toBe(shown);
});

test.each([
  ['<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;hl=es" width="600"></iframe>', true],
  ['https://www.google.com/maps/embed?pb=!1m18', true],
  ['https://maps.app.goo.gl/abc', false],
  ['https://www.google.com/maps/place/x/@-34.6,-68.3,15z', false],
])('a map opens in a frame: %s, %s', (text, isOne) => expect(readMapFrame(text) !== null).toBe(isOne));

test.each([
  ['https://www.instagram.com/perfil/', true],
  ['https://facebook.com/perfil', false],
  ['https://instagram.com.example/perfil', false],
  ['@perfil', false],
])('a page on Instagram: %s, %s', (text, isOne) => expect(isPageOf('instagram', text)).toBe(isOne));
