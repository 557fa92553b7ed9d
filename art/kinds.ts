import { z } from 'zod';
import type { Picture } from './core/picture.ts';
import { aceite } from './objects/aceite.ts';
import { asado } from './objects/asado.ts';
import { artesanias, cafe, cerveza, helado, picada, pizza } from './objects/bocados.ts';
import { carneMasa } from './objects/carne-masa.ts';
import { cenital } from './objects/cenital.ts';
import { cosecha } from './objects/cosecha.ts';
import { credencial } from './objects/credencial.ts';
import { cuaderno } from './objects/cuaderno.ts';
import { espumante } from './objects/espumante.ts';
import { masa } from './objects/masa.ts';
import { mate } from './objects/mate.ts';
import { mateArena } from './objects/mate-arena.ts';
import { molino } from './objects/molino.ts';
import { muestras } from './objects/muestras.ts';
import { desayuno, jabones, mesaArtesana, paila, torno } from './objects/oficios.ts';
import { parada } from './objects/parada.ts';
import { parra } from './objects/parra.ts';
import { pintas } from './objects/pintas.ts';
import { plato } from './objects/plato.ts';
import { racimoEnMano } from './objects/racimo-en-mano.ts';
import { taza } from './objects/taza.ts';
import { telefono } from './objects/telefono.ts';
import { tragos } from './objects/tragos.ts';
import { tresCopas } from './objects/tres-copas.ts';
import { spa, trucha } from './objects/varios.ts';
import { mapa, mochila, sube, tablero } from './objects/viaje.ts';
import { vino } from './objects/vino.ts';
import { vitrina } from './objects/vitrina.ts';
import { LOCALES } from './props/locales.ts';
import { acequia } from './scenes/acequia.ts';
import { aereo } from './scenes/aereo.ts';
import { aeropuerto } from './scenes/aeropuerto.ts';
import { aguasDanzantes } from './scenes/aguas-danzantes.ts';
import { alameda } from './scenes/alameda.ts';
import { almazara } from './scenes/almazara.ts';
import { andenes } from './scenes/andenes.ts';
import { aniversario } from './scenes/aniversario.ts';
import { auto } from './scenes/auto.ts';
import { avenida } from './scenes/avenida.ts';
import { azud } from './scenes/azud.ts';
import { baden } from './scenes/baden.ts';
import { balcon } from './scenes/balcon.ts';
import { barra } from './scenes/barra.ts';
import { bodega } from './scenes/bodega.ts';
import { boliche } from './scenes/boliche.ts';
import { brindis } from './scenes/brindis.ts';
import { buceo } from './scenes/buceo.ts';
import { cabana } from './scenes/cabana.ts';
import { callejon } from './scenes/callejon.ts';
import { camino } from './scenes/camino.ts';
import { canon } from './scenes/canon.ts';
import { capilla } from './scenes/capilla.ts';
import { carolinos } from './scenes/carolinos.ts';
import { carretera } from './scenes/carretera.ts';
import { casa } from './scenes/casa.ts';
import { bajada, casona, fotografo, pedaleo } from './scenes/casona.ts';
import { castillo } from './scenes/castillo-juegos.ts';
import { cava } from './scenes/cava.ts';
import { central } from './scenes/central.ts';
import { ciudad } from './scenes/ciudad.ts';
import { condor } from './scenes/condor.ts';
import { copaCava } from './scenes/copa-cava.ts';
import { copas } from './scenes/copas.ts';
import { coronamiento } from './scenes/coronamiento.ts';
import { cuarteto } from './scenes/cuarteto.ts';
import { cueca } from './scenes/cueca.ts';
import { cueva } from './scenes/cueva.ts';
import { descanso } from './scenes/descanso.ts';
import { dique } from './scenes/dique.ts';
import { doma } from './scenes/doma.ts';
import { dunas } from './scenes/dunas.ts';
import { escenario } from './scenes/escenario.ts';
import { esqui } from './scenes/esqui.ts';
import { esquina } from './scenes/esquina.ts';
import { establecimiento } from './scenes/establecimiento.ts';
import { estacion } from './scenes/estacion.ts';
import { feria } from './scenes/feria.ts';
import { feriaLibro } from './scenes/feria-libro.ts';
import { fiestaLago } from './scenes/fiesta-lago.ts';
import { filo } from './scenes/filo.ts';
import { formaciones } from './scenes/formaciones.ts';
import { fuerte } from './scenes/fuerte.ts';
import { garganta } from './scenes/garganta.ts';
import { geoformas } from './scenes/geoformas.ts';
import { guardia } from './scenes/guardia.ts';
import { iglesia } from './scenes/iglesia.ts';
import { informes } from './scenes/informes.ts';
import { bano, cocina, dormitorio, estar } from './scenes/interior.ts';
import { jardin, piletaJardin } from './scenes/jardin.ts';
import { laberinto } from './scenes/laberinto.ts';
import { lagar } from './scenes/lagar.ts';
import { lago } from './scenes/lago.ts';
import { marquesina } from './scenes/marquesina.ts';
import { medano } from './scenes/medano.ts';
import { meteo } from './scenes/meteo.ts';
import { mirador } from './scenes/mirador.ts';
import { museo } from './scenes/museo.ts';
import { nave } from './scenes/nave.ts';
import { nieve } from './scenes/nieve.ts';
import { nocturna } from './scenes/nocturna.ts';
import { olivar } from './scenes/olivar.ts';
import { paredon } from './scenes/paredon.ts';
import { parque } from './scenes/parque.ts';
import { parral } from './scenes/parral.ts';
import { paseo } from './scenes/paseo.ts';
import { paso } from './scenes/paso.ts';
import { patio } from './scenes/patio.ts';
import { patioCervecero } from './scenes/patio-cervecero.ts';
import { pileta } from './scenes/pileta.ts';
import { pista } from './scenes/pista.ts';
import { plaza } from './scenes/plaza.ts';
import { posada } from './scenes/posada.ts';
import { procesion } from './scenes/procesion.ts';
import { puesto } from './scenes/puesto.ts';
import { rally } from './scenes/rally.ts';
import { reyunos } from './scenes/reyunos.ts';
import { ribera } from './scenes/ribera.ts';
import { ripio } from './scenes/ripio.ts';
import { ruinas } from './scenes/ruinas.ts';
import { ruta } from './scenes/ruta.ts';
import { sala } from './scenes/sala.ts';
import { salina } from './scenes/salina.ts';
import { cuesta, sendero } from './scenes/sendero.ts';
import { sosneado } from './scenes/sosneado.ts';
import { suites } from './scenes/suites.ts';
import { taller } from './scenes/taller.ts';
import { teatroGriego } from './scenes/teatro-griego.ts';
import { termas } from './scenes/termas.ts';
import { terminal } from './scenes/terminal.ts';
import { terraza } from './scenes/terraza.ts';
import { titeres } from './scenes/titeres.ts';
import { valleAndino } from './scenes/valle-andino.ts';
import { valleGrande } from './scenes/valle-grande.ts';
import { vendimia } from './scenes/vendimia.ts';
import { villa } from './scenes/villa.ts';
import { vinedo } from './scenes/vinedo.ts';
import { volcanica } from './scenes/volcanica.ts';
import { vuelo } from './scenes/vuelo.ts';

/** What every kind takes: fractions of the sheet. A focal point left of the middle mirrors the composition. */
const composition = {
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
const boat = choice('none', 'catamaran', 'kayak', 'vela', 'bote');
const laker = choice('pescador', 'tirobangi');

/** Every kind of picture: its name in a recipe, how it is drawn, what it can be told. */
export const kinds: Record<string, Kind> = {
  // Landscapes
  'valle-grande': kind(valleGrande, {
    sub: flag,
    boat,
    actor: laker,
    red: flag,
    dam: flag,
    snow: flag,
    stars: flag,
  }),
  reyunos: kind(reyunos, { boat, actor: laker }),
  canon: kind(canon, {
    actor: choice('none', 'raft', 'balsa', 'tabla', 'kayak', 'tirolesa', 'familia'),
    formas: flag,
    remos: flag,
    alamos: flag,
  }),
  paredon: kind(paredon, { actor: choice('ferrata', 'rappel', 'kayak', 'none') }),
  vuelo: kind(vuelo, { modo: choice('pajaro', 'arnes') }),
  copas: kind(copas),
  buceo: kind(buceo),
  mirador: kind(mirador, { agua: choice('rio', 'lago'), rock: choice('atuel', 'rojo', 'oscuro'), gente: flag }),
  dunas: kind(dunas, {
    walkers: flag,
    solo: flag,
    actor: choice('4x4', 'cuatris', 'sandboard', 'descenso', 'campamento', 'ondas', 'none'),
    lago: flag,
    huellas: flag,
    volcan: flag,
  }),
  dique: kind(dique, { presa: choice('contrafuertes', 'hormigon', 'tierra') }),
  coronamiento: kind(coronamiento),
  central: kind(central),
  garganta: kind(garganta, {
    rock: choice('atuel', 'rojo', 'oscuro'),
    fondo: choice('presa', 'cielo'),
    actor: choice('none', 'catamaran', 'kayak', 'ferrata'),
  }),
  geoformas: kind(geoformas, { forma: choice('museo', 'lagarto', 'mendigo'), gente: flag }),
  ribera: kind(ribera, { actor: choice('mate', 'camping', 'none'), arboles: choice('sauces', 'alamos') }),
  lago: kind(lago, {
    actor: choice('windsurf', 'kite', 'velas', 'playa', 'muelle', 'bote', 'villa', 'none'),
    cerros: choice('volcan', 'rojos', 'bajos'),
    pescadores: z.int().min(0).max(3).optional(),
    pejerrey: flag,
  }),
  sosneado: kind(sosneado, { monte: choice('volcan', 'sierra'), actor: choice('riders', 'fisher', 'aves', 'none') }),
  alameda: kind(alameda, { actor: choice('jinete', 'bicis', 'paseo', 'none'), vinas: flag }),
  'valle-andino': kind(valleAndino, {
    actor: choice('guanacos', 'jinetes', 'auto', 'none'),
    camino: flag,
    condor: flag,
  }),
  termas: kind(termas, { view: choice('hotel', 'pileta'), bathers: flag }),
  puesto: kind(puesto),
  azud: kind(azud),
  vinedo: kind(vinedo, {
    worker: flag,
    clouds: flag,
    detalle: choice('ovejas', 'burro', 'banco', 'golf', 'pareja', 'mesa'),
    luna: flag,
    helada: flag,
  }),
  parral: kind(parral, { canal: flag }),
  parra: kind(parra, { detalle: choice('manos', 'cajon', 'none'), casa: flag, blanca: flag }),
  callejon: kind(callejon, {
    arboles: choice('platanos', 'olivos', 'alamos'),
    casa: choice('piedra', 'escalones', 'lejos'),
  }),
  olivar: kind(olivar, { branch: flag }),
  ruta: kind(ruta, {
    trees: choice('none', 'left', 'right', 'both'),
    vehicle: choice('auto', 'lejos', 'bus', 'none'),
    rio: flag,
  }),
  carretera: kind(carretera, { country: choice('pampa', 'vinas', 'estepa', 'monte', 'arco') }),
  ripio: kind(ripio, { view: choice('fondo', 'alto') }),
  baden: kind(baden, { actor: choice('voluntarios', 'auto', 'none') }),
  paso: kind(paso),
  meteo: kind(meteo),
  cuesta: kind(cuesta, { llano: flag }),
  sendero: kind(sendero, { actor: choice('hikers', 'riders', 'bikers', 'auto', 'none'), cactus: flag }),
  aereo: kind(aereo, { actor: choice('parapente', 'avion', 'jet', 'none') }),
  camino: kind(camino, {
    paredes: choice('canon', 'quebrada', 'valle', 'bloques'),
    actor: choice('combi', 'camioneta', 'ciclistas', 'descanso', 'caminantes', 'guia', 'none'),
    cactus: flag,
  }),
  ruinas: kind(ruinas, { que: choice('hotel', 'fuerte', 'puesto') }),
  salina: kind(salina, { montones: flag }),
  cueva: kind(cueva, { view: choice('tunel', 'alero') }),
  volcanica: kind(volcanica, { view: choice('laguna', 'dolinas') }),
  nieve: kind(nieve, { view: choice('aldea', 'trineos') }),
  condor: kind(condor),
  formaciones: kind(formaciones),
  carolinos: kind(carolinos),
  medano: kind(medano, { view: choice('brindis', 'mar') }),
  descanso: kind(descanso),
  balcon: kind(balcon, {
    vista: choice('canon', 'garganta', 'llanura', 'valle', 'oasis', 'lago'),
    gente: choice('guia', 'fotos', 'caminantes', 'ciclista', 'auto', 'none'),
    baranda: flag,
  }),
  esqui: kind(esqui, { trees: flag }),

  // Town and buildings
  bodega: kind(bodega, { variant: choice('colonial', 'moderna') }),
  suites: kind(suites),
  almazara: kind(almazara),
  cava: kind(cava, { estiba: choice('barricas', 'botellas'), visita: flag }),
  nave: kind(nave, {
    cubas: choice('acero', 'cemento', 'toneles'),
    uso: choice('trabajo', 'mesas', 'bar', 'barricas'),
    buho: flag,
    rayo: flag,
  }),
  patio: kind(patio, {
    casa: choice('ladrillo', 'blanca', 'piedra', 'adobe'),
    naves: z.int().min(1).max(3).optional(),
    objeto: choice('prensa', 'carro', 'mesa', 'fuente', 'barricas', 'cajones', 'portal', 'tanques', 'none'),
    plano: choice('frente', 'cerca', 'lejos', 'flanco'),
    capilla: flag,
    arboles: choice('platanos', 'sauces', 'frutales', 'olivos', 'none'),
    fondo: choice('andes', 'sierra'),
  }),
  establecimiento: kind(establecimiento, {
    vista: choice('puerta', 'avenida', 'bascula', 'anden'),
    casa: choice('ladrillo', 'blanca', 'piedra', 'adobe'),
    capilla: flag,
  }),
  terraza: kind(terraza, {
    lugar: choice('vereda', 'huerta', 'rio', 'golf', 'galeria', 'finca'),
    cajones: flag,
  }),
  'copa-cava': kind(copaCava),
  casa: kind(casa, { cartel: flag }),
  villa: kind(villa, { rider: flag }),
  acequia: kind(acequia, {
    orilla: choice('vereda', 'tierra'),
    actor: choice('bicis', 'jinete', 'paseo', 'none'),
  }),
  castillo: kind(castillo),
  'aguas-danzantes': kind(aguasDanzantes),
  vitrina: kind(vitrina),
  capilla: kind(capilla, { view: choice('algarrobo', 'frente') }),
  plaza: kind(plaza, { view: choice('ciudad', 'pueblo') }),
  ciudad: kind(ciudad, { cathedral: flag }),
  avenida: kind(avenida, { view: choice('colectivo', 'parada', 'taxis', 'cruce', 'micro', 'peatones') }),
  barra: kind(barra),
  boliche: kind(boliche),
  esquina: kind(esquina),
  pista: kind(pista, { luz: choice('violeta', 'neon', 'banda') }),
  guardia: kind(guardia, { service: choice('bomberos', 'hospital', 'policia') }),
  informes: kind(informes),
  aeropuerto: kind(aeropuerto, { view: choice('plataforma', 'llegadas') }),
  andenes: kind(andenes),
  nocturna: kind(nocturna, { calma: flag }),
  vendimia: kind(vendimia, { fireworks: flag }),
  museo: kind(museo, { fountain: flag, taxi: flag }),
  sala: kind(sala, { muestra: choice('fosiles', 'cuadros', 'maqueta', 'inmersiva') }),
  marquesina: kind(marquesina),
  paseo: kind(paseo, { lugar: choice('prado', 'castillos', 'fuente', 'banco') }),
  posada: kind(posada),
  estacion: kind(estacion, { vapor: flag }),
  fuerte: kind(fuerte, { resto: choice('ruinas', 'casa') }),
  iglesia: kind(iglesia, { templo: choice('catedral', 'capilla') }),
  laberinto: kind(laberinto),
  terminal: kind(terminal),
  cabana: kind(cabana, { snow: flag, arboles: choice('pinos', 'alamos') }),
  pileta: kind(pileta, { floors: z.int().min(1).max(6).optional() }),

  // Festivals
  escenario: kind(escenario),
  'teatro-griego': kind(teatroGriego),
  cueca: kind(cueca),
  lagar: kind(lagar),
  doma: kind(doma),
  rally: kind(rally),
  filo: kind(filo, { agua: choice('rio', 'lago') }),
  cuarteto: kind(cuarteto),
  procesion: kind(procesion, { motivo: choice('velas', 'santo') }),
  aniversario: kind(aniversario, { jinetes: flag }),
  titeres: kind(titeres),
  parque: kind(parque, { actor: choice('recital', 'juegos') }),
  'feria-libro': kind(feriaLibro),
  'fiesta-lago': kind(fiestaLago),
  brindis: kind(brindis),
  feria: kind(feria),
  'patio-cervecero': kind(patioCervecero),

  // Rooms
  dormitorio: kind(dormitorio, { vista, tipo: choice('campo', 'ladrillo', 'hotel', 'biombo', 'jardin', 'cuchetas') }),
  estar: kind(estar, { vista, tipo: choice('cabana', 'recepcion', 'departamento') }),
  cocina: kind(cocina, { vista, tipo: choice('campo', 'barra', 'compartida', 'buffet') }),
  bano: kind(bano, { vista }),
  jardin: kind(jardin, {
    rincon: choice('parral', 'parrilla', 'quincho', 'aljibe', 'hostel', 'terraza', 'balcon', 'puerta', 'tender'),
  }),
  casona: kind(casona, { tipo: choice('finca', 'posada', 'hotel', 'cabanas') }),
  bajada: kind(bajada),
  fotografo: kind(fotografo),
  pedaleo: kind(pedaleo, { lugar: choice('alamo', 'tranquera', 'grupo') }),
  auto: kind(auto, { modelo: choice('chico', 'camioneta', 'sedan') }),
  'pileta-jardin': kind(piletaJardin, { lugar: choice('canon', 'frutales', 'terraza', 'vinedo') }),
  taller: kind(taller, {
    oficio: choice('bicicletas', 'telar', 'cuero', 'peluqueria', 'queseria', 'panaderia'),
  }),

  // Still lifes
  mate: kind(mate),
  'carne-a-la-masa': kind(carneMasa, { back: choice('vinedo', 'patio', 'pared', 'olivar') }),
  'tres-copas': kind(tresCopas, { back: choice('vinedo', 'patio', 'lago') }),
  'racimo-en-mano': kind(racimoEnMano, { blanca: flag }),
  espumante: kind(espumante, { rosado: flag }),
  cuaderno: kind(cuaderno, { back: choice('vinedo', 'lago', 'ventana') }),
  taza: kind(taza, { nieve: flag }),
  telefono: kind(telefono),
  sube: kind(sube),
  tablero: kind(tablero),
  mapa: kind(mapa),
  mochila: kind(mochila, { back: choice('vinedo', 'pared', 'lago', 'ventana') }),
  vino: kind(vino, { white: flag, back: choice('vinedo', 'pared', 'patio', 'ventana') }),
  torno: kind(torno),
  paila: kind(paila),
  jabones: kind(jabones),
  desayuno: kind(desayuno),
  'mesa-artesana': kind(mesaArtesana),
  aceite: kind(aceite, { back: choice('olivar', 'vinedo', 'pared', 'ventana') }),
  masa: kind(masa, { back: choice('vinedo', 'olivar', 'patio', 'pared') }),
  molino: kind(molino, { back: choice('olivar', 'pared', 'ventana') }),
  asado: kind(asado),
  pizza: kind(pizza),
  pintas: kind(pintas, { lugar: choice('canillas', 'alamos', 'vikingo') }),
  credencial: kind(credencial),
  tragos: kind(tragos, { trago: choice('gin', 'vermu') }),
  cerveza: kind(cerveza),
  cafe: kind(cafe),
  helado: kind(helado),
  picada: kind(picada),
  cenital: kind(cenital, { menu: choice('campo', 'pasos', 'tacos', 'pizza', 'desayuno', 'oliva') }),
  plato: kind(plato, {
    comida: choice(
      'hamburguesa',
      'lomo',
      'tacos',
      'empanadas',
      'shawarma',
      'torta',
      'bandejas',
      'flautas',
      'hongos',
      'frascos',
      'noquis',
      'degustacion',
      'tabla',
      'chorro',
      'cucurucho',
    ),
    fondo: choice(...LOCALES, ...(['vinedo', 'pared', 'patio', 'ventana', 'olivar', 'lago'] as const)),
  }),
  artesanias: kind(artesanias),
  trucha: kind(trucha),
  cosecha: kind(cosecha, { blanca: flag }),
  'mate-arena': kind(mateArena),
  parada: kind(parada),
  muestras: kind(muestras),
  spa: kind(spa),
};
