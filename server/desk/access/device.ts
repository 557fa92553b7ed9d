import { writtenLine } from '../../../common/lib/text/written.ts';

const LONGEST = 60;
/** The first match wins: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const UNKNOWN = 'Otro dispositivo';

/**
 * Returns the words by which a person recognises a session: the name that they gave the device, and what it is, because
 * a passkey may sign in from more than one: "Mi teléfono (Chrome en Android)".
 */
export function deviceOf(name: string, userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const kind = [named(browsers), named(systems)].filter(Boolean).join(' en ');
  if (name === UNKNOWN) return kind || UNKNOWN;
  return kind ? `${name} (${kind})` : name;
}

/** The name that somebody gave a device, on one line. */
export const deviceName = (text: string) => [...writtenLine(text)].slice(0, LONGEST).join('') || UNKNOWN;
