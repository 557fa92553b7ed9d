/** What an owner would write into the guide's own data, by the label of its field. */
export const REAL_DATA = [
  [/^Dirección de la guía/, 'https://guia.com.ar'],
  [/^Correo/, 'hola@guia.com.ar'],
  [/^Teléfono/, '+54 260 442-7448'],
  [/^WhatsApp/, '+54 9 260 412-3456'],
  [/^Instagram/, 'https://www.instagram.com/guia/'],
  [/^Facebook/, 'https://www.facebook.com/guia/'],
  [/^Responsable/, 'Marta Pérez'],
  [/^(Dirección|Domicilio)(?! de la guía)/, 'Calle Falsa 123'],
] as const;
