import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, networksOf } from './address.ts';

test.each([
  ['2001:db8::1', '2001:0db8:0000:0000:ffff::2'],
  ['2001:db8:0:0:1::', '2001:DB8::2'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['::ffff:cb00:7101', '203.0.113.1'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
])('%s and %s belong to one household', (one, other) => {
  expect(networksOf(one)).toEqual(networksOf(other));
});

test.each([
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['203.0.113.1', '203.0.113.2'],
])('%s and %s belong to two households', (one, other) => {
  expect(networksOf(one).household).not.toBe(networksOf(other).household);
});

test('two networks of one customer share the looser limit', () => {
  expect(networksOf('2001:db8:1:1::1').customer).toBe(networksOf('2001:db8:1:ffff::1').customer);
  expect(networksOf('2001:db8:1::1').customer).not.toBe(networksOf('2001:db8:2::1').customer);
});

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['1.1.1.1, 203.0.113.1:4711', '203.0.113.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['nonsense', '127.0.0.1'],
  ['', '127.0.0.1'],
])('behind a proxy that writes "%s" the visitor is %s', (written, address) => {
  const request = { socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': written } };
  expect(addressOf(request as unknown as IncomingMessage, 1)).toBe(address); // all that it reads
});
