/** Facts about the roads that the layers lack, entered by hand with their sources. */

/** A driving speed in km/h: behind lorries and in rain, and on a good day. Stops for a picture are not included. */
type Speed = readonly [slow: number, fast: number];

/** Averages over a stretch, not limits. */
export const speeds = {
  trunk: [72, 95],
  primary: [68, 90],
  secondary: [50, 72],
  tertiary: [40, 60],
  town: [22, 38],
  street: [15, 28],
  gravel: [32, 50],
  /** The limit is 40 km/h (`content/places/canon-del-atuel.md`). */
  canyon: [18, 32],
  /** From the last known road to a door: a lane or a track. */
  access: [12, 25],
} as const satisfies Record<string, Speed>;

export type SpeedName = keyof typeof speeds;

export type Surface = 'paved' | 'gravel' | 'unknown';

/** A stretch of a road: the part inside `box` (west, south, east, north), or all of it without one. */
interface Stretch {
  ref: string;
  box?: readonly [number, number, number, number];
  surface: Surface;
  source: string;
}

/**
 * The first entry that matches a place on a road gives its surface. A road without one is 'unknown', and answers state
 * the unknown share of the route.
 */
export const stretches: Stretch[] = [
  { ref: 'RN143', surface: 'paved', source: 'content/pages/como-llegar.json' },
  { ref: 'RN144', surface: 'paved', source: 'content/places/el-sosneado.md: "todo asfalto"' },
  { ref: 'RN146', surface: 'paved', source: 'losandes.com.ar/rutas-surenas-que-unen-ciudades: repaved' },
  { ref: 'RN188', surface: 'paved', source: 'content/pages/como-llegar.json' },
  {
    ref: 'RN40',
    box: [-69.8, -35.6, -69.4, -35],
    surface: 'paved',
    source: 'content/places/el-sosneado.md: "todo asfalto"; hitchwiki.org/es/Malargue_(Mendoza): "por el pavimento"',
  },
  {
    ref: 'RP173',
    box: [-68.6742, -35.022, -68.522, -34.8385],
    surface: 'gravel',
    source: 'mendoza.travel, circuito 1: all paved but the way from Valle Grande to El Nihuil',
  },
  { ref: 'RP173', surface: 'paved', source: 'content/places/valle-grande.md: "Está asfaltada hasta el paredón"' },
  {
    ref: 'RP180',
    box: [-68.8, -35.035, -68.5, -34.8],
    surface: 'paved',
    source: 'content/places/el-nihuil.md: "74 km por asfalto"',
  },
  { ref: 'RP180', surface: 'gravel', source: 'mendozapost.com/nota/79712: "muchos kilómetros de tierra"' },
  {
    ref: 'RP150',
    box: [-69.1, -34.7, -68.58, -34.4],
    surface: 'gravel',
    source: 'losandes.com.ar/agua-del-toro-entre-la-sequia-y-el-abandono: "60 km … con lecho de ripio"',
  },
  { ref: 'RP150', surface: 'paved', source: 'content/places/villa-25-de-mayo.md: "30 minutos por asfalto"' },
  { ref: 'RP101', surface: 'gravel', source: 'mendozatoday.com.ar, 28 September 2023: "ripio y tierra"' },
  { ref: 'RP220', surface: 'gravel', source: 'sitioandino.com.ar n5713094, 2 December 2025: "enripiado"' },
  { ref: 'RP226', surface: 'gravel', source: 'sitioandino.com.ar n5713094, 2 December 2025: "enripiado"' },
];

/** The part of the canyon's road that is narrow, steep-sided and closed or made one-way by decree. */
export const canyon = {
  ref: 'RP173',
  box: [-68.6742, -35.022, -68.522, -34.8385] as const,
  /** "Down" is from here to Valle Grande. */
  top: { lat: -35.02987, lng: -68.67358 },
};

/** Whether cars may drive through the canyon: not at all, only down from El Nihuil, or both ways. */
export type CanyonState = 'closed' | 'down' | 'both';

/** The known states, oldest first. Each change is a new entry; the guide uses the last one. */
export const canyonStates: { since: string; state: CanyonState; source: string }[] = [
  { since: '2025-01-11', state: 'closed', source: 'sitioandino.com.ar n5691652: the road was washed away' },
  { since: '2025-07-15', state: 'down', source: 'alsurinforma' },
  { since: '2025-08-29', state: 'closed', source: 'sitioandino.com.ar, 1 September 2025' },
  { since: '2025-09-07', state: 'down', source: 'noticiasmendoza' },
  { since: '2025-10-13', state: 'both', source: 'vinasfm: the one-way signs were taken down' },
  { since: '2025-11-07', state: 'closed', source: 'piramideinformativa' },
  { since: '2025-11-08', state: 'both', source: 'piramideinformativa' },
  { since: '2026-01-08', state: 'closed', source: 'sitioandino, codigomendoza: "until further notice"' },
];

/** The latest known state of the canyon, with its date. */
export const canyonNow = () => canyonStates[canyonStates.length - 1] ?? { since: '', state: 'closed' as const };
