import type { Counts } from '../../../common/contracts/desk/numbers.ts';
import type { Act } from '../../../common/contracts/visits.ts';
import { escapeHtml } from '../../../common/lib/text/escape-html.ts';
import type { ProposalLanguage } from './proposal-words.ts';

/** What was counted on a business's own page, this month and the last: "2026-11", "2026-10". */
export type OwnNumbers = { months: [now: string, before: string]; counts: [now: Counts, before: Counts] };

type Words = { title: string; what: string; soFar: string; note: string; acts: Record<Act, string> };

const texts: Record<ProposalLanguage, Words> = {
  es: {
    title: 'Tus números en la guía',
    what: 'Qué hizo la gente',
    soFar: 'hasta hoy',
    note: 'Es lo que pudimos contar, sin saber quién fue; de verdad puede ser más.',
    acts: {
      visita: 'Abrieron tu página',
      whatsapp: 'Abrieron tu WhatsApp',
      llamada: 'Tocaron tu teléfono',
      sitio: 'Fueron a tu sitio o tus redes',
      compartir: 'La compartieron',
      viaje: 'Te sumaron a un viaje',
    },
  },
  en: {
    title: 'Your numbers in the guide',
    what: 'What people did',
    soFar: 'so far',
    note: 'This is what we could count, without knowing who it was; there may be more.',
    acts: {
      visita: 'Opened your page',
      whatsapp: 'Opened your WhatsApp',
      llamada: 'Pressed your phone number',
      sitio: 'Went to your website or profiles',
      compartir: 'Shared it',
      viaje: 'Added you to a trip',
    },
  },
  pt: {
    title: 'Seus números no guia',
    what: 'O que as pessoas fizeram',
    soFar: 'até hoje',
    note: 'É o que pudemos contar, sem saber quem foi; pode haver mais.',
    acts: {
      visita: 'Abriram sua página',
      whatsapp: 'Abriram seu WhatsApp',
      llamada: 'Tocaram no seu telefone',
      sitio: 'Foram ao seu site ou redes',
      compartir: 'Compartilharam',
      viaje: 'Incluíram você em uma viagem',
    },
  },
};

/** The business's numbers as a table; nothing while there are none. */
export function numbersHtml({ months, counts: [now, before] }: OwnNumbers, language: ProposalLanguage): string {
  const words = texts[language];
  const acts = (Object.keys(words.acts) as Act[]).filter((act) => now[act] || before[act]); // its own keys
  if (acts.length === 0) return '';
  const [month = '', earlier = ''] = months.map((id) => escapeHtml(monthName(id, language)));
  const rows = acts.map(
    (act) =>
      `<tr><th scope="row">${words.acts[act]}</th><td>${shown(now[act], language)}</td><td>${shown(before[act], language)}</td></tr>`,
  );
  return `<section aria-labelledby="numeros">
<h2 id="numeros">${words.title}</h2>
<table class="numbers">
<thead><tr><th scope="col">${words.what}</th><th scope="col">${month}, ${words.soFar}</th><th scope="col">${earlier}</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
<p>${words.note}</p>
</section>`;
}

const LOCALES: Record<ProposalLanguage, string> = { es: 'es-AR', en: 'en', pt: 'pt-BR' };

const monthName = (month: string, language: ProposalLanguage) =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', month: 'long' }).format(new Date(month));

const shown = (count = 0, language: ProposalLanguage) => count.toLocaleString(LOCALES[language]);
