/**
 * The addresses that components and other screens link to. Every other page's address is in its own `page.server.ts`.
 */
export const paths = {
  home: '/',
  favourites: '/favoritos',
  compare: '/comparar',
  inspiration: '/inspirate',
  today: '/hoy',
  trip: '/mi-viaje',
  carRental: '/alquiler-de-autos-en-san-rafael',
  beforeLeaving: '/antes-de-salir',
  guide: '/que-hacer-en-san-rafael-guia-completa',
  places: '/lugares-para-visitar-en-san-rafael',
  map: '/mapa',
  plates: '/laminas-de-san-rafael',
  keep: '/llevate-la-guia',
  phones: '/telefonos-utiles-san-rafael',
  blog: '/blog-de-turismo-san-rafael',
  contact: '/contacto-turismo-san-rafael',
  contactSent: '/contacto-exito',
  privacy: '/politica-de-privacidad',
  agenda: '/agenda-de-eventos-san-rafael',
  publish: '/publicar-tu-establecimiento-en-san-rafael',
  club: '/club-de-beneficios-turismo-san-rafael',
} as const;

export const articlePath = (slug: string) => `${paths.blog}/${slug}`;

export const placePath = (slug: string) => `${paths.places}/${slug}`;
