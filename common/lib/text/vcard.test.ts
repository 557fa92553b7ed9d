import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { vcardFile } from './vcard.ts';

const office = {
  uid: 'oficina@guia.example',
  name: 'Oficina de Ñandúes, trámites y más',
  phones: [
    { number: '+542604427448', label: null },
    { number: '148', label: 'Línea corta' },
  ],
  address: 'Ortiz de Rosas 477, ciudad',
  web: 'https://oficina.example',
  note: 'Atiende a quienes viajan. '.repeat(6).trim(),
};

/** Reads the file as an address book would. The parser throws on a malformed line. */
const read = (file: string) => {
  const parsed: unknown[] = ICAL.parse(file);
  const cards = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
  return cards.map((card) => new ICAL.Component(card as [string, object[], object[]]));
};

test('an address book reads the name, every number with its label, the address and the note', () => {
  const [card] = read(vcardFile([office]));
  expect(card?.getFirstPropertyValue('version')).toBe('3.0');
  expect(card?.getFirstPropertyValue('fn')).toBe(office.name);
  expect(card?.getAllProperties('tel').map((tel) => tel.getFirstValue())).toEqual(['+542604427448', '148']);
  expect(card?.getFirstPropertyValue('x-ablabel')).toBe('Línea corta');
  expect(card?.getFirstPropertyValue('adr')).toEqual([
    '',
    '',
    office.address,
    'San Rafael',
    'Mendoza',
    '',
    'Argentina',
  ]);
  expect(card?.getFirstPropertyValue('note')).toBe(office.note);
});

test('one file holds several contacts, and no line is longer than phones accept', () => {
  const file = vcardFile([office, { ...office, uid: 'otra@guia.example', name: 'Otra' }]);
  expect(read(file).map((card) => card.getFirstPropertyValue('fn'))).toEqual([office.name, 'Otra']);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('unknown fields are left out', () => {
  const file = vcardFile([{ ...office, phones: office.phones.slice(0, 1), address: null, web: null, note: '' }]);
  expect(file).not.toMatch(/^(ADR|URL|NOTE|item)/m);
});
