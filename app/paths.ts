/** Each address that is not a collection's, named once: for the routes and for links. */
export const paths = {
  home: '/',
  favourites: '/favoritos',
  guide: '/que-hacer-en-san-rafael-guia-completa',
  places: '/lugares-para-visitar-en-san-rafael',
  inspiration: '/inspirate',
  tips: '/consejos-para-viajar-a-san-rafael',
  arrive: '/como-llegar-a-san-rafael-mendoza',
  transport: '/transporte-en-san-rafael-como-moverse',
  phones: '/telefonos-utiles-san-rafael',
  blog: '/blog-de-turismo-san-rafael',
  faq: '/preguntas-frecuentes-viaje-san-rafael',
  contact: '/contacto-turismo-san-rafael',
  contactSent: '/contacto-exito',
  privacy: '/politica-de-privacidad',
  agenda: '/agenda-de-eventos-san-rafael',
  club: '/club-de-beneficios-turismo-san-rafael',
  publish: '/publicar-tu-establecimiento-en-san-rafael',
  welcome: '/alojamientos-welcome',
  carRental: '/alquiler-de-autos-en-san-rafael',
  fishing: '/pesca-deportiva-en-san-rafael',
  gifts: '/regionales-y-regalerias-en-san-rafael',
  delicatessen: '/delicatessen-y-embutidos-en-san-rafael',
  wineShops: '/vinerias-en-san-rafael',
} as const;

export const placeSlugs = [
  'canon-del-atuel',
  'valle-grande',
  'los-reyunos',
  'villa-25-de-mayo',
  'el-nihuil',
  'dunas-del-nihuil',
  'el-sosneado',
  'ciudad',
  'caminos-del-vino',
] as const;

export const articlePath = (slug: string) => `${paths.blog}/${slug}`;

export const placePath = (slug: string) => `${paths.places}/${slug}`;

/** Pages that have an address and a name, and whose content is still to come. */
export const unfinishedScreens = ['gifts', 'delicatessen', 'wineShops'] as const;
