import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DueFact } from '#common/contracts/desk/snapshot.ts';
import { CallCard } from './call-card.tsx';

const fact = (field: string, value: string | null): DueFact => ({ field, label: field, value, lastOn: null });

const shown = (...facts: DueFact[]) => {
  const call = { file: 'a.json', name: 'La Luna', facts, phone: null, whatsapp: null, question: '' };
  return renderToStaticMarkup(<CallCard call={call} onAnswer={() => {}} />);
};

test('the button that confirms several facts says so', () => {
  const [phone, hours] = [fact('Teléfono', '+54 260 442-7448'), fact('Horario', 'de 9 a 13')];
  expect(shown(phone, hours)).toContain('Todo sigue igual');
  expect(shown(phone)).toContain('Sigue igual');
  expect(shown(phone, fact('Precio', null))).not.toContain('Todo sigue igual');
});

test('nobody is said not to answer who cannot be called', () => {
  expect(shown(fact('Horario', 'de 9 a 13'))).not.toContain('No atiende');
  expect(shown(fact('Horario', 'de 9 a 13'))).toContain('Más adelante');
  expect(shown(fact('Teléfono', '+54 260 442-7448'))).toContain('No atiende');
});
