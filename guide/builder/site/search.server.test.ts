import { expect, test } from 'vitest';
import { createIndex, openIndex } from '#app/features/search/engine.ts';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import { readPages } from './pages.server.ts';
import { readSearchEntries } from './search.server.ts';

/** The real guide, read once per language for this file. */
const guideIn = async (language: string) => {
  const catalogue = await readRealCatalogue();
  const { entries, ignored, lists, questions } = readSearchEntries(catalogue, language, readPages(catalogue, language));
  // Serialized, as it reaches the browser.
  const find = await openIndex(JSON.parse(JSON.stringify(createIndex(entries, ignored, lists, questions))));
  return { catalogue, entries, find };
};
const guide = guideIn('es');
const others = { en: guideIn('en'), pt: guideIn('pt') };

/**
 * What must be among the first three results: an entry by its title, or, since businesses come and go, any entry whose
 * texts match a pattern.
 */
type Wanted = string | RegExp;

/** Whether it is among the first three results; also true if nothing in the guide matches at all. */
async function isAmongTheFirst({ entries, find }: Awaited<typeof guide>, query: string, wanted: Wanted) {
  const first = find(query).slice(0, 3);
  if (typeof wanted === 'string') return first.some(({ title }) => title === wanted);
  const things = entries.filter(({ kind }) => ['listing', 'event', 'page'].includes(kind));
  const ids = new Set(
    things
      .filter(({ title, label, has, text, body }) => wanted.test([title, label, has, text, body].join(' ')))
      .map(({ id }) => id),
  );
  return ids.size === 0 || first.some(({ id }) => ids.has(id));
}

const questions: [query: string, wanted: Wanted][] = [
  // The same place, however it is spelled
  ['canon', 'Cañón del Atuel'],
  ['CAÑÓN', 'Cañón del Atuel'],
  ['cañon del atuel', 'Cañón del Atuel'],
  ['atu', 'Cañón del Atuel'],
  ['aseitera', 'Aceiteras en San Rafael'],
  ['olibo', /oliv/i],
  ['bodegaz', 'Bodegas en San Rafael'],
  ['alojmiento', 'Alojamientos y cabañas'],
  ['excurcion', 'Excursiones en San Rafael'],
  ['cavalgata', /cabalgata/i],
  ['labirinto', /laberinto/i],
  ['hospitl', 'Emergencia médica'],
  // Queries of a family
  ['wifi cabaña', /cabaña.*wi-?fi/is],
  ['con chicos', '¿Es un buen viaje con chicos?'],
  ['con los nenes', /niñ[oa]s|chicos|infantil/i],
  ['asado', /parrilla|asado/i],
  ['helado', /helad/i],
  ['pizza', /pizz/i],
  ['qué hacer con lluvia', 'Entretenimiento y parques'],
  ['cabaña con parrilla', /cabaña.*parrilla/is],
  ['hotel con pileta', /hotel.*pileta/is],
  ['piscina', /pileta|piscina/i],
  ['museo', /museo/i],
  ['vamos con el perro', /mascota|perro/i],
  ['rafting', /rafting/i],
  ['nieve', '¿Dónde hay nieve?'],
  ['esquí', /las leñas|esqu[íi]/i],
  // Queries of somebody careful
  ['privacidad', 'Cómo cuidamos tus datos'],
  ['datos personales', 'Cómo cuidamos tus datos'],
  ['cookies', 'Cómo cuidamos tus datos'],
  // Queries of a backpacker
  ['hostel barato', /hostel/i],
  ['camping', 'El Nihuil'],
  ['carpa', 'Valle Grande'],
  ['colectivo', 'Cómo moverte en San Rafael'],
  ['micro terminal', 'Informante turístico de la terminal'],
  ['sube', 'Cómo moverte en San Rafael'],
  ['cerveza', /cerve/i],
  ['boliche', 'Vida nocturna'],
  ['bici', /bici|mountain bike/i],
  ['hiking', /trekking/i],
  ['winery', 'Bodegas en San Rafael'],
  ['swimming pool hotel', /hotel.*pileta/is],
  ['canyon', 'Cañón del Atuel'],
  ['termas', 'El Sosneado'],
  ['dunas', 'Dunas del Nihuil'],
  ['descuentos', 'Club Welcome'],
  // Queries of an older couple
  ['taxi', 'Taxis'],
  ['remis', 'Taxis'],
  ['bomberos', 'Bomberos'],
  ['farmacia', 'Teléfonos útiles'],
  ['hospital', 'Emergencia médica'],
  ['ambulancia', 'Emergencia médica'],
  ['me robaron', 'Policía Departamental de Seguridad'],
  ['aeropuerto', 'Aeropuerto'],
  ['nafta', 'El Nihuil'],
  ['cajero', 'Ciudad de San Rafael'],
  ['sacar plata', '¿Cómo se paga?'],
  ['pagar con tarjeta', '¿Cómo se paga?'],
  ['alquilar auto', 'Alquiler de autos'],
  ['estacionamiento', 'Estacionamiento controlado'],
  ['permiso de pesca', '¿Necesito permiso para pescar?'],
  ['clima en julio', 'Consejos para tu viaje'],
  ['ruta del vino', 'Caminos del Vino'],
  ['aceite de oliva', /aceite de oliva/i],
  ['fiesta de la vendimia', /vendimia/i],
  ['semana santa', /semana santa/i],
  ['paso pehuenche', 'Cómo llegar a San Rafael'],
  ['veterinaria', 'Veterinaria'],
  ['regalos', 'Emprendimientos locales'],
  ['publicar mi cabaña', 'Publicá tu establecimiento'],
];

test.each(questions)('"%s" finds "%s"', async (query, wanted) => {
  const here = await guide;
  const titles = here.find(query).map(({ title }) => title);
  expect(await isAmongTheFirst(here, query, wanted), titles.slice(0, 3).join(', ')).toBe(true);
});

test.each([
  ['en', 'canyon', 'Atuel Canyon'],
  ['en', 'winerry', 'Wineries in San Rafael'],
  ['en', 'wifi cabin', /cab(añ|in).*wi-?fi/is],
  ['en', 'where to sleep', 'Where to stay in San Rafael'],
  ['en', 'atm', 'San Rafael city'],
  ['en', 'police', 'Federal Police'],
  ['en', 'how do I get there', 'How do I get there?'],
  ['pt', 'canion', 'Cânion do Atuel'],
  ['pt', 'vinicula', 'Vinícolas em San Rafael'],
  ['pt', 'onde dormir', 'Hospedagem e cabanas'],
  ['pt', 'caixa eletrônico', 'Cidade de San Rafael'],
  ['pt', 'crianças', 'É uma boa viagem para fazer com crianças?'],
] satisfies [language: 'en' | 'pt', query: string, wanted: Wanted][])(
  'in "%s" "%s" finds "%s"',
  async (language, query, wanted) => {
    const there = await others[language];
    const titles = there.find(query).map(({ title }) => title);
    expect(await isAmongTheFirst(there, query, wanted), titles.slice(0, 3).join(', ')).toBe(true);
  },
);

test('a place ranks before things named after it, and a title before a mention', async () => {
  const { entries, find } = await guide;
  const [place, ...others] = find('dunas');
  expect(place).toMatchObject({ kind: 'place', title: 'Dunas del Nihuil' });
  const named = entries.filter(({ kind, title }) => kind !== 'place' && /dunas/i.test(title)).length;
  const titled = others.map(({ title }) => /dunas/i.test(title));
  expect(titled.slice(0, named)).toEqual(Array(named).fill(true));
});

test('an additional word adds no results; nonsense finds nothing', async () => {
  const { find } = await guide;
  expect(find('wifi cabaña').length).toBeLessThan(find('wifi').length + 1);
  expect(find('zzqqxx')).toEqual([]);
  expect(find('¿?')).toEqual([]);
});

test('everything in the guide can be found', async () => {
  const { catalogue, entries } = await guide;
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  expect(count('listing')).toBe(catalogue.collections.reduce((sum, { listings }) => sum + listings.length, 0));
  expect(count('place')).toBe(catalogue.places.length);
  expect(count('article')).toBe(catalogue.posts.length);
  expect(count('event')).toBe(catalogue.events.length);
  for (const kind of ['answer', 'phone']) expect(count(kind), kind).toBeGreaterThan(0);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('every entry is among the first results for its own title', async () => {
  const { entries, find } = await guide;
  const late = entries.filter(
    ({ id, title }) =>
      !find(title)
        .slice(0, 3)
        .some((found) => found.id === id),
  );
  expect(late.map(({ title }) => title)).toEqual([]);
});

test('an entry has two files of its picture at most, its kind’s synonyms, and no addresses in its text', async () => {
  const { entries } = await guide;
  const winery = entries.find(({ kind, label }) => kind === 'listing' && label === 'Bodegas');
  const [least = 0, large = 0, ...more] = winery?.picture?.widths ?? [];
  expect([least, large >= 600, more]).toEqual([320, true, []]); // in a list, and where it is the best result
  expect(winery?.also).toContain('winery');
  expect(entries.map(({ body }) => body).join(' ')).not.toMatch(/https|avif/);
});

test('a phone entry has a call link, and an unknown number leads to who may know it', async () => {
  const { entries } = await guide;
  expect(entries.find(({ title }) => title === 'Bomberos')?.phone).toEqual({ href: 'tel:911', label: '911' });
  const taxis = entries.find(({ title }) => title === 'Taxis');
  expect(taxis?.phone?.label).toMatch(/^Preguntá en la oficina de turismo/);
});

test('results for questions, tips and events link to their place on the page', async () => {
  const { catalogue, find } = await guide;
  const hrefOf = (title: string) => find(title).find((found) => found.title === title)?.href;
  expect(hrefOf('¿Cómo se paga?')).toBe('/preguntas-frecuentes-viaje-san-rafael#pagos');
  expect(hrefOf('Estacionamiento controlado')).toBe('/consejos-para-viajar-a-san-rafael#estacionamiento');
  for (const { id, name } of catalogue.events.map((event) => event.in('es')))
    expect(hrefOf(name)).toBe(`/agenda-de-eventos-san-rafael#${id}`);
});

test('a search for wine with children shows what wineries told us, in each language', async () => {
  for (const [language, query] of [
    ['es', 'vino con chicos'],
    ['en', 'winery with kids'],
    ['pt', 'vinho com crianças'],
  ] as const) {
    const { find } = await (language === 'es' ? guide : others[language]);
    const told = find(query).find(({ answer }) => answer);
    expect(told?.href, query).toBe('/bodegas-en-san-rafael-mendoza');
    expect(told?.answer, query).toMatch(/\d+ \S/);
  }
  const { find } = await guide;
  expect(find('parque de los niños').some(({ answer }) => answer)).toBe(false);
  expect(find('con chicos').some(({ answer }) => answer)).toBe(false);
});

/** What people ask, and the page that must come first. */
const asked: [language: 'es' | 'en' | 'pt', query: string, first: string][] = [
  ['es', 'abierto ahora', '/hoy?cuando=ahora'],
  ['es', 'qué hay abierto hoy', '/hoy?cuando=ahora'],
  ['es', 'qué hacer ahora', '/hoy?cuando=ahora'],
  ['es', 'qué hacer hoy', '/hoy?cuando=ahora'],
  ['es', 'qué hacemos mañana', '/hoy?cuando=manana'],
  ['es', 'qué hacer el fin de semana', '/hoy?cuando=finde'],
  ['es', 'qué hacer el finde', '/hoy?cuando=finde'],
  ['es', 'qué hacer con lluvia', '/hoy?cuando=ahora&para=techo'],
  ['es', 'está lloviendo', '/hoy?cuando=ahora&para=techo'],
  ['es', 'viento zonda qué hacer', '/hoy?cuando=ahora&para=techo'],
  ['es', 'qué hacer con chicos', '/hoy?cuando=ahora&con=chicos'],
  ['es', 'dónde comer ahora', '/hoy?cuando=ahora&para=comer'],
  ['es', 'cenar hoy', '/hoy?cuando=ahora&para=comer'],
  ['es', 'qué hacer sin auto', '/hoy?cuando=ahora&con=sinauto'],
  ['es', 'qué hacer a la noche', '/hoy?cuando=tarde&para=noche'],
  ['es', 'qué hacer con el perro', '/hoy?cuando=ahora&con=perro'],
  ['es', 'camino del cañón', '/antes-de-salir#canon'],
  ['es', 'cómo está la ruta del cañón', '/antes-de-salir#canon'],
  ['es', 'camino a valle grande', '/antes-de-salir#valle-grande'],
  ['es', 'camino a el sosneado', '/antes-de-salir#el-sosneado'],
  ['es', 'estado de los caminos', '/antes-de-salir'],
  ['es', 'de la terminal al centro', '/transporte-en-san-rafael-como-moverse#terminal'],
  ['es', 'cañón', '/lugares-para-visitar-en-san-rafael/canon-del-atuel'],
  ['es', 'wifi', '/alojamientos-y-cabanas-en-san-rafael'],
  ['es', 'taxi', '/telefonos-utiles-san-rafael#taxis'],
  ['es', 'gratis', '/inspirate#gratis'],
  ['es', 'qué hacer gratis', '/inspirate#gratis'],
  ['es', 'escapada romántica', '/inspirate#de-a-dos'],
  ['es', 'qué hacer una tarde', '/inspirate#una-tarde'],
  ['es', 'excursiones sin manejar', '/inspirate#sin-manejar'],
  ['es', 'cómo está la ruta 40', '/antes-de-salir#rn-40'],
  ['es', 'camino a las leñas', '/antes-de-salir#las-lenas'],
  ['es', 'cuesta de los terneros', '/antes-de-salir#terneros'],
  ['es', 'qué abre el domingo', '/hoy?cuando=finde'],
  ['es', 'vino con chicos', '/bodegas-en-san-rafael-mendoza'],
  ['es', 'dónde comer el domingo a la noche', '/gastronomia-restaurantes-en-san-rafael?con=domingo-noche'],
  ['es', 'a qué hora abre el museo', '/entretenimiento-y-parques-en-san-rafael?filter=museo'],
  ['es', 'a qué hora abre', '/hoy?cuando=ahora'],
  ['es', 'qué hacer barato', '/inspirate#gratis'],
  ['es', 'comer barato', '/gastronomia-restaurantes-en-san-rafael'],
  ['en', 'open now', '/hoy?cuando=ahora'],
  ['en', 'what to do today', '/hoy?cuando=ahora'],
  ['en', 'what to do tomorrow', '/hoy?cuando=manana'],
  ['en', 'things to do this weekend', '/hoy?cuando=finde'],
  ['en', 'where to eat now', '/hoy?cuando=ahora&para=comer'],
  ['en', 'what to do in the rain', '/hoy?cuando=ahora&para=techo'],
  ['en', 'what to do with kids', '/hoy?cuando=ahora&con=chicos'],
  ['en', 'what to do without a car', '/hoy?cuando=ahora&con=sinauto'],
  ['en', 'road to the canyon', '/antes-de-salir#canon'],
  ['en', 'road conditions', '/antes-de-salir'],
  ['en', 'how to get downtown from the bus station', '/transporte-en-san-rafael-como-moverse#terminal'],
  ['en', 'wine with children', '/bodegas-en-san-rafael-mendoza'],
  ['en', 'canyon road', '/antes-de-salir#canon'],
  ['en', 'canyon', '/lugares-para-visitar-en-san-rafael/canon-del-atuel'],
  ['en', 'wi-fi', '/alojamientos-y-cabanas-en-san-rafael'],
  ['en', 'taxi', '/telefonos-utiles-san-rafael#taxis'],
  ['en', 'free things to do', '/inspirate#gratis'],
  ['en', 'romantic getaway', '/inspirate#de-a-dos'],
  ['en', 'what to do tonight', '/hoy?cuando=tarde&para=noche'],
  ['en', 'is the canyon open', '/antes-de-salir#canon'],
  ['en', 'half day trip', '/inspirate#una-tarde'],
  ['en', 'hike', '/excursiones-turisticas-en-san-rafael?filter=trekking'],
  ['en', 'what time does the museum open', '/entretenimiento-y-parques-en-san-rafael?filter=museo'],
  ['en', 'opening hours', '/hoy?cuando=ahora'],
  ['en', 'cheap things to do', '/inspirate#gratis'],
  ['en', 'where to eat on sunday night', '/gastronomia-restaurantes-en-san-rafael?con=domingo-noche'],
  ['pt', 'aberto agora', '/hoy?cuando=ahora'],
  ['pt', 'o que fazer hoje', '/hoy?cuando=ahora'],
  ['pt', 'o que fazer amanhã', '/hoy?cuando=manana'],
  ['pt', 'o que fazer no fim de semana', '/hoy?cuando=finde'],
  ['pt', 'onde comer agora', '/hoy?cuando=ahora&para=comer'],
  ['pt', 'o que fazer com chuva', '/hoy?cuando=ahora&para=techo'],
  ['pt', 'o que fazer com crianças', '/hoy?cuando=ahora&con=chicos'],
  ['pt', 'o que fazer sem carro', '/hoy?cuando=ahora&con=sinauto'],
  ['pt', 'como está a estrada do cânion', '/antes-de-salir#canon'],
  ['pt', 'da rodoviária ao centro', '/transporte-en-san-rafael-como-moverse#terminal'],
  ['pt', 'vinho com crianças', '/bodegas-en-san-rafael-mendoza'],
  ['pt', 'estrada do cânion', '/antes-de-salir#canon'],
  ['pt', 'cânion', '/lugares-para-visitar-en-san-rafael/canon-del-atuel'],
  ['pt', 'wifi', '/alojamientos-y-cabanas-en-san-rafael'],
  ['pt', 'táxi', '/telefonos-utiles-san-rafael#taxis'],
  ['pt', 'o que fazer de graça', '/inspirate#gratis'],
  ['pt', 'passeio romântico', '/inspirate#de-a-dos'],
  ['pt', 'o que fazer esta noite', '/hoy?cuando=tarde&para=noche'],
  ['pt', 'como está a rota 40', '/antes-de-salir#rn-40'],
  ['pt', 'o que fazer no domingo', '/hoy?cuando=finde'],
  ['pt', 'que horas abre o museu', '/entretenimiento-y-parques-en-san-rafael?filter=museo'],
  ['pt', 'trilha', '/excursiones-turisticas-en-san-rafael?filter=trekking'],
  ['pt', 'passeios baratos', '/inspirate#gratis'],
  ['pt', 'onde jantar no domingo', '/gastronomia-restaurantes-en-san-rafael?con=domingo-noche'],
  // Plurals, typos and other words for the same question
  ['es', 'qué está abierto ahora mismo', '/hoy?cuando=ahora'],
  ['es', 'qué se puede hacer si llueve', '/hoy?cuando=ahora&para=techo'],
  ['es', 'planes para un día de lluvia', '/hoy?cuando=ahora&para=techo'],
  ['es', 'lugares gratuitos', '/inspirate#gratis'],
  ['es', 'qué hago con los pibes', '/hoy?cuando=ahora&con=chicos'],
  ['es', 'puedo llevar al perro al cañón', '/hoy?cuando=ahora&con=perro'],
  ['es', 'dónde aceptan mascotas', '/hoy?cuando=ahora&con=perro'],
  ['es', 'qué abre los domingos', '/hoy?cuando=finde'],
  ['es', 'a qué hora se pone el sol', '/antes-de-salir#luz'],
  ['es', 'puedo pasar por el cañón hoy', '/antes-de-salir#canon'],
  ['es', 'camino al nihil', '/antes-de-salir#el-nihuil'],
  ['es', 'está cortada la ruta 144', '/antes-de-salir'],
  ['es', 'dónde puedo bañarme', '/antes-de-salir#rio'],
  ['es', 'qué hacer en navidad', '/hoy'],
  ['es', 'cómo ir al cañon del atuel', '/lugares-para-visitar-en-san-rafael/canon-del-atuel'],
  ['es', 'cómo llego a valle grande', '/lugares-para-visitar-en-san-rafael/valle-grande'],
  ['es', 'cuánto hay de la terminal a la plaza', '/transporte-en-san-rafael-como-moverse#terminal'],
  ['es', 'cómo moverme sin vehículo', '/transporte-en-san-rafael-como-moverse'],
  ['es', 'ferias del finde', '/hoy?cuando=finde'],
  ['es', 'farmacia de turno', '/telefonos-utiles-san-rafael'],
  ['en', "what's open today", '/hoy?cuando=ahora'],
  ['en', 'is anything open on sunday', '/hoy?cuando=finde'],
  ['en', 'rainy day activities', '/hoy?cuando=ahora&para=techo'],
  ['en', 'things to do for free', '/inspirate#gratis'],
  ['en', 'dog friendly', '/hoy?cuando=ahora&con=perro'],
  ['en', 'how to get to valle grande without a car', '/hoy?cuando=ahora&con=sinauto'],
  ['en', 'is the road to the canyon closed', '/antes-de-salir#canon'],
  ['en', 'what time is sunset', '/antes-de-salir#luz'],
  ['en', 'kid friendly activities', '/hoy?cuando=ahora&con=chicos'],
  ['en', 'swiming in the lake', '/antes-de-salir#rio'],
  ['en', 'how to get to san rafael from mendoza', '/como-llegar-a-san-rafael-mendoza'],
  ['en', 'canion del atuel', '/lugares-para-visitar-en-san-rafael/canon-del-atuel'],
  ['pt', 'o que tem aberto hoje', '/hoy?cuando=ahora'],
  ['pt', 'o que fazer quando chove', '/hoy?cuando=ahora&para=techo'],
  ['pt', 'lugares grátis', '/inspirate#gratis'],
  ['pt', 'aceita cachorro', '/hoy?cuando=ahora&con=perro'],
  ['pt', 'como chegar ao cânion', '/lugares-para-visitar-en-san-rafael/canon-del-atuel'],
  ['pt', 'que horas o sol se põe', '/antes-de-salir#luz'],
  ['pt', 'a estrada está aberta', '/antes-de-salir'],
  ['pt', 'onde jantar hoje à noite', '/hoy?cuando=ahora&para=comer'],
  ['pt', 'dá para ir sem carro', '/hoy?cuando=ahora&con=sinauto'],
  ['pt', 'estrada do nihuil', '/antes-de-salir#el-nihuil'],
];

test('every example that the guide prints beside its search is among them', async () => {
  const { catalogue } = await guide;
  for (const language of ['es', 'en', 'pt'] as const) {
    const t = catalogue.locales.translator(language, 'translation');
    const examples = [t('home.wine'), t('home.road'), ...t('search.placeholder').replace('…', '').split(', ')];
    const held = asked.filter(([code]) => code === language).map(([, query]) => query);
    expect(held).toEqual(expect.arrayContaining(examples.map((example) => example.toLocaleLowerCase(language))));
  }
});

test.each(asked)('%s: "%s" is answered by %s', async (language, query, first) => {
  const { find } = await (language === 'es' ? guide : others[language]);
  expect(find(query)[0]?.href).toBe(first);
});

test('who asks for the hours of something finds the thing, and then what is open now', async () => {
  const { find } = await guide;
  const [thing, answer] = find('a qué hora abre el laberinto');
  expect(thing?.title).toMatch(/laberinto/i);
  expect(answer?.href).toBe('/hoy?cuando=ahora');
});

test('what is called like the query comes before an answer', async () => {
  const { find } = await guide;
  expect(find('parque de los niños')[0]?.title).toBe('Parque de los Niños');
});
