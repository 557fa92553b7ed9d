/** A place on the ground, in degrees of WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** A part of the department, or a place nearby that visitors go to; content names it in `district`. */
export interface District extends Point {
  name: string;
  /** The point was set by hand, or stands for an area: say "somewhere in…", never "here". */
  approximate?: true;
}

/**
 * The closed list of districts, each with a representative point: a plaza, a village, a dam. Points come from
 * `geography/places.geojson` and `geography/dams.geojson`; the others have their source in a comment.
 */
export const districts = {
  ciudad: { name: 'Ciudad de San Rafael', lat: -34.613, lng: -68.3305 }, // Plaza San Martín
  'las-paredes': { name: 'Las Paredes', lat: -34.588, lng: -68.385, approximate: true },
  'cuadro-benegas': { name: 'Cuadro Benegas', lat: -34.624, lng: -68.432, approximate: true },
  'cuadro-nacional': { name: 'Cuadro Nacional', lat: -34.61728, lng: -68.27505 },
  'rama-caida': { name: 'Rama Caída', lat: -34.70047, lng: -68.36895 },
  // El Tropezón, a hamlet of the district (elbaqueano.com.ar/sanrafael/distrito/id/2): its main village is in no layer.
  'canada-seca': { name: 'Cañada Seca', lat: -34.68367, lng: -68.279, approximate: true },
  'villa-25-de-mayo': { name: 'Villa 25 de Mayo', lat: -34.58376, lng: -68.54467 },
  'los-reyunos': { name: 'Los Reyunos', lat: -34.59701, lng: -68.64065 },
  'agua-del-toro': { name: 'Agua del Toro', lat: -34.583, lng: -69.03519, approximate: true },
  'valle-grande': { name: 'Valle Grande', lat: -34.8213, lng: -68.509, approximate: true },
  // Power station Nihuil II, about the middle of the gorge.
  'canon-del-atuel': { name: 'Cañón del Atuel', lat: -34.9124, lng: -68.6234, approximate: true },
  'el-nihuil': { name: 'El Nihuil', lat: -35.02987, lng: -68.67358 },
  'villa-atuel': { name: 'Villa Atuel', lat: -34.8317, lng: -67.92261 },
  'real-del-padre': { name: 'Real del Padre', lat: -34.8395, lng: -67.76442 },
  goudge: { name: 'Goudge', lat: -34.67651, lng: -68.13326 },
  'monte-coman': { name: 'Monte Comán', lat: -34.59452, lng: -67.87617 },
  'punta-del-agua': { name: 'Punta del Agua', lat: -35.52707, lng: -68.07537 },
  'el-sosneado': { name: 'El Sosneado', lat: -35.07885, lng: -69.56775 },
  malargue: { name: 'Malargüe', lat: -35.47521, lng: -69.58594 },
} as const satisfies Record<string, District>;

export type DistrictId = keyof typeof districts;

/** The ids in the order of `districts`, for a schema: `z.enum(DISTRICT_IDS)`. */
export const DISTRICT_IDS = Object.keys(districts) as [DistrictId, ...DistrictId[]]; // the keys of the object above

/** Plaza San Martín, from which the guide measures distances. */
export const PLAZA: Point = districts.ciudad;
