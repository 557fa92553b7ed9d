import type { Control, DeskSchema } from '#common/contracts/desk/content.ts';

/** Spanish labels and controls as the publisher gives them, for the fields that tests use and people see most. */
const LABELS: Record<string, string> = Object.fromEntries(
  `name=Nombre;description=Descripción;location=Dónde queda;district=Distrito;images=Dibujos;photos=Fotos;phone=Teléfono
whatsapp=WhatsApp;website=Página web;instagram=Instagram;coordinates=Punto en el mapa;hours=Horarios;visits=Visitas;price=Precio
payment=Formas de pago;languages=Idiomas;stepFree=Sin escalones;pets=Mascotas;children=Niños;signal=Señal de celular
category=Categoría;categories=Categorías;rating=Puntaje;guests=Personas;rooms=Habitaciones;beds=Camas;baths=Baños
checkIn=Entrada;checkOut=Salida;services=Servicios;roomTypes=Tipos de habitación;capacity=Capacidad;details=Detalle
type=Tipo;distance=Distancia;sample=Ficha de ejemplo;sampleFields=Datos de ejemplo;position=Lugar en la lista;sources=Fuentes
checks=Confirmaciones;needsReview=Para revisar;todo=Pendientes;translations=Traducciones;when=Cuándo es;place=Dónde;text=Texto
recurrence=Cada cuánto;rule=La regla en palabras;lastKnown=Última edición conocida;year=Año;dates=Fecha;nearby=Cerca
irregular=No todos los años;title=Título;summary=Resumen;body=Texto;facts=Datos;month=Mes;day=Día;days=Días que dura
approx=Aproximada;weekday=Día de la semana;nth=Cuál;offset=Días desde Pascua;from=Desde;to=Hasta;alt=Qué se ve;caption=Epígrafe
googleMapsLink=Mapa de Google;mapQuery=Búsqueda en el mapa;imagePosition=Qué parte del dibujo;clubWelcome=Club Welcome
priceLevel=Nivel de precios;priceNote=Aclaración del precio;duration=Duración;lat=Latitud;lng=Longitud;approximate=Aproximado`
    .split(/[;\n]/)
    .map((pair) => pair.split('=')),
);

const CONTROLS: Record<string, Control> = {
  description: 'long-text',
  text: 'long-text',
  body: 'markdown',
  summary: 'long-text',
  phone: 'phone',
  whatsapp: 'phone',
  number: 'phone',
  website: 'link',
  instagram: 'link',
  price: 'money',
  hours: 'hours',
  coordinates: 'point',
  district: 'district',
  images: 'pictures',
  photos: 'pictures',
  pictures: 'pictures',
  checks: 'checks',
  translations: 'translations',
  sampleFields: 'hidden',
  imagePosition: 'hidden',
};

const OPTIONS: Record<string, string> = {
  fixed: 'Siempre el mismo día',
  weekday: 'Un día de la semana',
  easter: 'Según la Pascua',
  window: 'Entre dos fechas',
  month: 'Algún día de un mes',
  irregular: 'No todos los años',
};

const HELP: Record<string, string> = {
  name: 'Como lo escribe el negocio.',
  price: 'Lo que paga el visitante.',
  when: 'Con palabras: «primer fin de semana de marzo».',
  sources: 'Las páginas donde se leyó.',
};

/** The schema with labels, help and controls. */
export function labelled(schema: DeskSchema, key = ''): DeskSchema {
  const own: DeskSchema = { ...schema };
  const option = own.properties?.type?.const;
  if (typeof option === 'string' && OPTIONS[option]) own.title = OPTIONS[option];
  else if (LABELS[key]) own.title = LABELS[key];
  if (HELP[key]) own.description = HELP[key];
  const control = CONTROLS[key];
  if (control) own['x-desk'] = control;
  if (own.properties) {
    own.properties = Object.fromEntries(
      Object.entries(own.properties).map(([name, inner]) => [name, labelled(inner, name)]),
    );
  }
  if (own.items) own.items = labelled(own.items);
  if (own.anyOf) own.anyOf = own.anyOf.map((option) => labelled(option));
  if (own.oneOf) own.oneOf = own.oneOf.map((option) => labelled(option));
  return own;
}
