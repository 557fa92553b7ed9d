import { z } from 'zod';
import type { Picture } from './core/picture.ts';
import { aceite } from './objects/aceite.ts';
import { asado } from './objects/asado.ts';
import { artesanias, cafe, cerveza, helado, picada, pizza } from './objects/bocados.ts';
import { spa, trucha } from './objects/varios.ts';
import { vino } from './objects/vino.ts';
import { acequia } from './scenes/acequia.ts';
import { aereo } from './scenes/aereo.ts';
import { avenida } from './scenes/avenida.ts';
import { balcon } from './scenes/balcon.ts';
import { bodega } from './scenes/bodega.ts';
import { cabana } from './scenes/cabana.ts';
import { canon } from './scenes/canon.ts';
import { cava } from './scenes/cava.ts';
import { ciudad } from './scenes/ciudad.ts';
import { cueca } from './scenes/cueca.ts';
import { doma } from './scenes/doma.ts';
import { dunas } from './scenes/dunas.ts';
import { escenario } from './scenes/escenario.ts';
import { esqui } from './scenes/esqui.ts';
import { dormitorio, estar } from './scenes/interior.ts';
import { lagar } from './scenes/lagar.ts';
import { lago } from './scenes/lago.ts';
import { mirador } from './scenes/mirador.ts';
import { museo } from './scenes/museo.ts';
import { nave } from './scenes/nave.ts';
import { nocturna } from './scenes/nocturna.ts';
import { olivar } from './scenes/olivar.ts';
import { parral } from './scenes/parral.ts';
import { patio } from './scenes/patio.ts';
import { pileta } from './scenes/pileta.ts';
import { plaza } from './scenes/plaza.ts';
import { reyunos } from './scenes/reyunos.ts';
import { ruta } from './scenes/ruta.ts';
import { sala } from './scenes/sala.ts';
import { cuesta, sendero } from './scenes/sendero.ts';
import { sosneado } from './scenes/sosneado.ts';
import { terminal } from './scenes/terminal.ts';
import { valleGrande } from './scenes/valle-grande.ts';
import { vendimia } from './scenes/vendimia.ts';
import { villa } from './scenes/villa.ts';
import { vinedo } from './scenes/vinedo.ts';

/** What every kind takes: fractions of the sheet. A focal point left of the middle mirrors the composition. */
export const composition = {
  focal: z.number().min(0.2).max(0.8).optional(),
  horizon: z.number().min(0.2).max(0.8).optional(),
};

type Options<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<typeof composition & Shape>>;

export type Kind = {
  /** The parameters that a recipe of this kind may hold. */
  params: z.ZodObject;
  /** Draws on the sheet. `options` has been checked against `params`. */
  draw: (picture: Picture, options: Record<string, unknown>) => void;
};

function kind<Shape extends z.ZodRawShape>(
  draw: (picture: Picture, options: Options<Shape>) => void,
  shape: Shape = {} as Shape,
): Kind {
  const params = z.strictObject({ ...composition, ...shape });
  // The schema is what gives the options their type; `checkRecipe` has run it.
  return { params, draw: (picture, options) => draw(picture, options as Options<Shape>) };
}

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) => z.enum(values).optional();
const flag = z.boolean().optional();

const vista = choice('rio', 'frutales', 'vinedo', 'ciudad', 'jardin', 'andes');
const boat = choice('none', 'catamaran', 'kayak', 'vela');

/** Every kind of picture: its name in a recipe, how it is drawn, what it can be told. */
export const kinds: Record<string, Kind> = {
  // Landscapes
  'valle-grande': kind(valleGrande, { sub: flag, boat, red: flag, dam: flag }),
  reyunos: kind(reyunos, { boat }),
  canon: kind(canon, { actor: choice('none', 'raft', 'kayak', 'tirolesa') }),
  mirador: kind(mirador, { agua: choice('rio', 'lago'), rock: choice('atuel', 'rojo', 'oscuro'), gente: flag }),
  dunas: kind(dunas, {
    walkers: flag,
    actor: choice('4x4', 'cuatris', 'sandboard', 'descenso', 'campamento', 'ondas', 'none'),
    lago: flag,
    volcan: flag,
  }),
  lago: kind(lago, {
    actor: choice('windsurf', 'kite', 'velas', 'playa', 'muelle', 'bote', 'villa', 'none'),
    cerros: choice('volcan', 'rojos', 'bajos'),
    pescadores: z.int().min(0).max(3).optional(),
    pejerrey: flag,
  }),
  sosneado: kind(sosneado, { monte: choice('volcan', 'sierra'), actor: choice('riders', 'fisher', 'none') }),
  vinedo: kind(vinedo, {
    worker: flag,
    clouds: flag,
    detalle: choice('ovejas', 'burro', 'banco', 'golf'),
    luna: flag,
  }),
  parral: kind(parral, { canal: flag }),
  olivar: kind(olivar, { branch: flag }),
  ruta: kind(ruta, { trees: choice('none', 'left', 'both'), vehicle: choice('auto', 'bus', 'none') }),
  cuesta: kind(cuesta),
  sendero: kind(sendero, { actor: choice('hikers', 'riders', 'bikers', 'auto', 'none') }),
  aereo: kind(aereo, { actor: choice('parapente', 'avion', 'none') }),
  balcon: kind(balcon, {
    vista: choice('canon', 'garganta', 'llanura', 'valle', 'oasis', 'lago'),
    gente: choice('guia', 'fotos', 'caminantes', 'ciclista', 'none'),
    baranda: flag,
  }),
  esqui: kind(esqui, { trees: flag }),

  // Town and buildings
  bodega: kind(bodega, { variant: choice('colonial', 'moderna') }),
  cava: kind(cava, { estiba: choice('barricas', 'botellas') }),
  nave: kind(nave, {
    cubas: choice('acero', 'cemento', 'toneles'),
    uso: choice('trabajo', 'mesas', 'bar', 'barricas'),
    buho: flag,
    rayo: flag,
  }),
  patio: kind(patio, {
    casa: choice('ladrillo', 'blanca', 'piedra', 'adobe'),
    naves: z.int().min(1).max(3).optional(),
    objeto: choice('prensa', 'carro', 'mesa', 'fuente', 'barricas', 'cajones', 'portal', 'none'),
    capilla: flag,
    arboles: choice('platanos', 'sauces', 'frutales', 'none'),
    fondo: choice('andes', 'sierra'),
  }),
  villa: kind(villa, { rider: flag }),
  acequia: kind(acequia, {
    orilla: choice('vereda', 'tierra'),
    actor: choice('bicis', 'jinete', 'paseo', 'none'),
  }),
  plaza: kind(plaza, { view: choice('ciudad', 'pueblo') }),
  ciudad: kind(ciudad, { cathedral: flag }),
  avenida: kind(avenida, { view: choice('colectivo', 'parada', 'taxis', 'cruce', 'micro', 'peatones') }),
  nocturna: kind(nocturna),
  vendimia: kind(vendimia, { fireworks: flag }),
  museo: kind(museo, { fountain: flag }),
  sala: kind(sala, { muestra: choice('fosiles', 'cuadros', 'maqueta', 'inmersiva') }),
  terminal: kind(terminal),
  cabana: kind(cabana, { snow: flag }),
  pileta: kind(pileta, { floors: z.int().min(1).max(6).optional() }),

  // Festivals
  escenario: kind(escenario),
  cueca: kind(cueca),
  lagar: kind(lagar),
  doma: kind(doma),

  // Rooms
  dormitorio: kind(dormitorio, { vista }),
  estar: kind(estar, { vista }),

  // Still lifes
  vino: kind(vino, { white: flag, back: choice('vinedo', 'pared', 'patio', 'ventana') }),
  aceite: kind(aceite, { back: choice('olivar', 'vinedo', 'pared', 'ventana') }),
  asado: kind(asado),
  pizza: kind(pizza),
  cerveza: kind(cerveza),
  cafe: kind(cafe),
  helado: kind(helado),
  picada: kind(picada),
  artesanias: kind(artesanias),
  trucha: kind(trucha),
  spa: kind(spa),
};
