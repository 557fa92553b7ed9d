import { expect, test } from 'vitest';
import { csv, geoJson, type OpenRecord, vcard } from './files.server.ts';

const record: OpenRecord = {
  id: 'bodegas/x',
  collection: 'bodegas',
  name: 'Bodega "X", hijos',
  location: 'Calle 1; fondo',
  district: 'goudge',
  lat: -34.6,
  lng: -68.3,
  precision: 'exact',
  phone: '+54 260 442-0000',
  website: null,
  url: 'https://guia.example/x',
  checked: null,
};

test('a listing without a point of its own has a district and no geometry', () => {
  const { features } = JSON.parse(geoJson([record, { ...record, lat: null, lng: null, precision: 'district' }])) as {
    features: { geometry: unknown; properties: { district: string } }[];
  };
  expect(features[0]?.geometry).toEqual({ type: 'Point', coordinates: [-68.3, -34.6] });
  expect(features[1]?.geometry).toBeNull();
  expect(features[1]?.properties.district).toBe('goudge');
});

test('a name with commas and quotes stays in its column', () => {
  const [head = '', line = ''] = csv([record]).split('\r\n');
  expect(head.split(',')).toHaveLength(12);
  expect(line).toContain('"Bodega ""X"", hijos",Calle 1; fondo,goudge');
});

test.each(['=1+1', ' +1', '@SUM(A1)', '-1', '\uFF1D1+1', '\uFF201', '\t=1'])(
  'a name that a spreadsheet would compute stays a text: %s',
  (name) => {
    const [, line = ''] = csv([{ ...record, name }]).split('\r\n');
    expect(line).toContain(`bodegas,'${name},`);
    expect(line).toContain(',-34.6,-68.3,');
  },
);

test('a card escapes separators, and there is none without a phone', () => {
  expect(vcard(record)).toContain('FN:Bodega "X"\\, hijos');
  expect(vcard(record)).toContain('Calle 1\\; fondo');
  expect(vcard({ ...record, phone: null })).toBeNull();
});

test('no line of a card is longer than address books accept, and unfolding restores the text', () => {
  const url = `https://guia.example/${'ñandú-'.repeat(30)}`;
  const card = vcard({ ...record, url }) ?? '';
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${url}\r\n`);
});
