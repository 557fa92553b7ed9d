import { expect, test } from 'vitest';
import { visible, visibleLine } from './visible.ts';

test.each([
  ['turned letters', 'fac\u202Egpj.exe', 'fac⟨U+202E⟩gpj.exe'],
  ['isolates', '\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
  ['marks of direction', 'a\u200E\u200F\u061Cb', 'a⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩b'],
  ['a space without a width', 'ana\u200B@example.com', 'ana⟨U+200B⟩@example.com'],
  ['a joiner in a word', 'a\u200Db\u2060c', 'a⟨U+200D⟩b⟨U+2060⟩c'],
  ['a byte-order mark', '\uFEFFAna', '⟨U+FEFF⟩Ana'],
  ['a soft hyphen', 'gu\u00ADia', 'gu⟨U+00AD⟩ia'],
  ['hidden letters', 'a\u{E0041}', 'a⟨U+E0041⟩'],
  ['other ends of lines', 'a\u2028b\u2029c\u0085d', 'a⟨U+2028⟩b⟨U+2029⟩c⟨U+0085⟩d'],
  ['commands for a terminal', '\u001B[31mrojo', '⟨U+001B⟩[31mrojo'],
])('%s are shown, not obeyed', (_, text, shown) => {
  expect(visible(text)).toBe(shown);
});

test.each(['Ñandú, ¿qué?', 'línea\notra\tcolumna', 'עברית', 'العربية', '👩‍🌾 ❤️ 👍🏽 1️⃣', 'e\u0301'])(
  '%s stays as it is',
  (text) => {
    expect(visible(text)).toBe(text);
  },
);

test('a joiner only counts as part of an emoji if it is between two of them', () => {
  expect(visible('👩\u200Da')).toBe('👩⟨U+200D⟩a');
});

test('a visible line is one line', () => {
  expect(visibleLine(' Ana\r\nemail:\u2028x\u000B\ty ')).toBe('Ana email: x y');
});

test('a long text takes linear time', () => {
  for (const text of ['👩'.repeat(50_000), '\uFE0F'.repeat(50_000), `👩${'\uFE0F'.repeat(50_000)}x`]) {
    const before = process.cpuUsage();
    visible(text);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  }
});
