import type { Indexed } from '#app/features/search/engine.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { partAddress, plainEntry } from '#app/page/page-search.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { PhoneEntry, PhonesData } from './views.ts';

const searchEntry = (t: BuildContext['t'], id: string) => ({
  ...plainEntry,
  ...partAddress(paths.phones, id),
  kind: 'phone' as const,
  label: t('search.labels.phone'),
});

export function officeEntry(entry: PhoneEntry, noNumber: string, t: BuildContext['t']): Indexed {
  const { id, name, detail, number, fallback, address, hours } = entry;
  const phone = number ?? fallback;
  return {
    ...searchEntry(t, id),
    title: name,
    text: phone ? detail : `${detail} ${noNumber}.`,
    phone: phone && { href: phone.href, label: phone.label, ...(!number && { isOffice: true }) },
    body: [address, hours?.text, number?.label].filter(Boolean).join(' '),
  };
}

export function shortLineEntry(
  { id, title, detail, href, label }: PhonesData['shortLines']['lines'][number],
  t: BuildContext['t'],
): Indexed {
  return { ...searchEntry(t, `linea-${id}`), title, text: detail, phone: { href, label }, body: label };
}
