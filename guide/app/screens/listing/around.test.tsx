import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Detail } from '#views/views.ts';
import { FactStrip } from './around.tsx';

type Known = Pick<Detail, 'facts' | 'hours'>;

const cells = [{ kind: 'what', label: 'Qué es', text: 'Bodegas' } as const];
const rules = [{ days: ['lun' as const], times: ['09:00-13:00'], season: null }];
const words = { open: '', always: '', closed: '', today: '', tomorrow: '', later: '', days: [], times: {} };
const hours = { label: 'Horarios', rows: [{ days: 'lunes', times: '9 a 13' }], until: '2027-05-01', gone: 'Preguntá' };

/** The labels of the cells, without their icons. */
const terms = (known: Known) => {
  const html = renderToString(<FactStrip cells={cells} detail={known} />);
  return [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, '').trim());
};

test('the strip shows how to visit and the opening hours, where known', () => {
  const visits = { icon: 'door' as const, label: 'Visitas', text: 'con reserva' };
  const now = { rules, until: '2027-01-01', words };
  expect(terms({ facts: [], hours: null })).toEqual(['Qué es']);
  expect(terms({ facts: [visits], hours: { ...hours, now } })).toEqual(['Qué es', 'Visitas', 'Horarios']);
});

test('sample visits and unconfirmed hours stay out of the strip', () => {
  const invented = { icon: 'door' as const, label: 'Visitas', text: 'con reserva', isSample: true };
  expect(terms({ facts: [invented], hours: { ...hours, now: null } })).toEqual(['Qué es']);
});
