import { z } from 'zod';
import type { Picture } from './core/picture.ts';
import { cocktails } from './objects/drinks/cocktails.ts';
import { mate } from './objects/drinks/mate.ts';
import { mateOnSand } from './objects/drinks/mate-on-sand.ts';
import { mug } from './objects/drinks/mug.ts';
import { pints } from './objects/drinks/pints.ts';
import { sparklingWine } from './objects/drinks/sparkling-wine.ts';
import { tastingStop } from './objects/drinks/tasting-stop.ts';
import { threeGlasses } from './objects/drinks/three-glasses.ts';
import { wine } from './objects/drinks/wine.ts';
import { asado } from './objects/food/asado.ts';
import { buffet } from './objects/food/buffet.ts';
import { dish } from './objects/food/dish.ts';
import { meatInDough } from './objects/food/meat-in-dough.ts';
import { overhead } from './objects/food/overhead.ts';
import { sealedDough } from './objects/food/sealed-dough.ts';
import { grapesInHand } from './objects/harvest/grapes-in-hand.ts';
import { grapevine } from './objects/harvest/grapevine.ts';
import { harvest } from './objects/harvest/harvest.ts';
import { millstone } from './objects/harvest/millstone.ts';
import { breakfast, craftTable, jamPan, pottersWheel, soaps } from './objects/things/crafts.ts';
import { displayCase } from './objects/things/display-case.ts';
import { jarillaBranch } from './objects/things/jarilla-branch.ts';
import { membershipCard } from './objects/things/membership-card.ts';
import { notebook } from './objects/things/notebook.ts';
import { pinboard } from './objects/things/pinboard.ts';
import { postcard } from './objects/things/postcard.ts';
import { raftingGear } from './objects/things/rafting-gear.ts';
import { samples } from './objects/things/samples.ts';
import { telephone } from './objects/things/telephone.ts';
import { backpack, dashboard, map, transitCard } from './objects/things/travel.ts';
import { VENUES } from './props/rooms/venues.ts';
import { diving } from './scenes/adventure/diving.ts';
import { rockWall } from './scenes/adventure/rock-wall.ts';
import { hillRoad, trail } from './scenes/adventure/trail.ts';
import { treetops } from './scenes/adventure/treetops.ts';
import { zipLine } from './scenes/adventure/zip-line.ts';
import { duneCrest } from './scenes/desert/dune-crest.ts';
import { dunes } from './scenes/desert/dunes.ts';
import { rally } from './scenes/desert/rally.ts';
import { saltFlat } from './scenes/desert/salt-flat.ts';
import { sandDune } from './scenes/desert/sand-dune.ts';
import { anniversary } from './scenes/events/anniversary.ts';
import { bookFair } from './scenes/events/book-fair.ts';
import { craftFair } from './scenes/events/craft-fair.ts';
import { cueca } from './scenes/events/cueca.ts';
import { festivalStage } from './scenes/events/festival-stage.ts';
import { grapeTreading } from './scenes/events/grape-treading.ts';
import { greekTheatre } from './scenes/events/greek-theatre.ts';
import { harvestFestival } from './scenes/events/harvest-festival.ts';
import { lakesideParty } from './scenes/events/lakeside-party.ts';
import { park } from './scenes/events/park.ts';
import { procession } from './scenes/events/procession.ts';
import { puppetShow } from './scenes/events/puppet-show.ts';
import { rodeo } from './scenes/events/rodeo.ts';
import { stringQuartet } from './scenes/events/string-quartet.ts';
import { toast } from './scenes/events/toast.ts';
import { garden, gardenPool } from './scenes/lodging/garden.ts';
import { bikeRide, homestead, photographer, riverPath } from './scenes/lodging/homestead.ts';
import { inn } from './scenes/lodging/inn.ts';
import { mountainCabin } from './scenes/lodging/mountain-cabin.ts';
import { bathroom, bedroom, kitchen, livingRoom } from './scenes/lodging/rooms.ts';
import { suites } from './scenes/lodging/suites.ts';
import { aerialView } from './scenes/mountains/aerial-view.ts';
import { andeanValley } from './scenes/mountains/andean-valley.ts';
import { cave } from './scenes/mountains/cave.ts';
import { condor } from './scenes/mountains/condor.ts';
import { gorgeAbove } from './scenes/mountains/gorge-above.ts';
import { herdersPost } from './scenes/mountains/herders-post.ts';
import { lookout } from './scenes/mountains/lookout.ts';
import { oasisGap } from './scenes/mountains/oasis-gap.ts';
import { overlook } from './scenes/mountains/overlook.ts';
import { paintedWall } from './scenes/mountains/painted-wall.ts';
import { ravine } from './scenes/mountains/ravine.ts';
import { ridge } from './scenes/mountains/ridge.ts';
import { rockFigures } from './scenes/mountains/rock-figures.ts';
import { ruins } from './scenes/mountains/ruins.ts';
import { skiVillage } from './scenes/mountains/ski-village.ts';
import { skiing } from './scenes/mountains/skiing.ts';
import { snow } from './scenes/mountains/snow.ts';
import { volcanicField } from './scenes/mountains/volcanic-field.ts';
import { weatherStation } from './scenes/mountains/weather-station.ts';
import { barCounter } from './scenes/nights/bar-counter.ts';
import { beerGarden } from './scenes/nights/beer-garden.ts';
import { danceFloor } from './scenes/nights/dance-floor.ts';
import { nightOut } from './scenes/nights/night-out.ts';
import { nightclub } from './scenes/nights/nightclub.ts';
import { canyonTrack } from './scenes/roads/canyon-track.ts';
import { farmLane } from './scenes/roads/farm-lane.ts';
import { ford } from './scenes/roads/ford.ts';
import { gravelRoad } from './scenes/roads/gravel-road.ts';
import { handlebar } from './scenes/roads/handlebar.ts';
import { highway } from './scenes/roads/highway.ts';
import { mountainPass } from './scenes/roads/mountain-pass.ts';
import { openRoad } from './scenes/roads/open-road.ts';
import { parkedCar } from './scenes/roads/parked-car.ts';
import { poplarAvenue } from './scenes/roads/poplar-avenue.ts';
import { tailgate } from './scenes/roads/tailgate.ts';
import { airport } from './scenes/town/airport.ts';
import { avenue } from './scenes/town/avenue.ts';
import { busPlatforms } from './scenes/town/bus-platforms.ts';
import { chapel } from './scenes/town/chapel.ts';
import { church } from './scenes/town/church.ts';
import { cottonwoods } from './scenes/town/cottonwoods.ts';
import { dancingFountain } from './scenes/town/dancing-fountain.ts';
import { exhibition } from './scenes/town/exhibition.ts';
import { fireStation } from './scenes/town/fire-station.ts';
import { fort } from './scenes/town/fort.ts';
import { irrigationChannel } from './scenes/town/irrigation-channel.ts';
import { maze } from './scenes/town/maze.ts';
import { museum } from './scenes/town/museum.ts';
import { parkWalk } from './scenes/town/park-walk.ts';
import { playCastle } from './scenes/town/play-castle.ts';
import { railwayStation } from './scenes/town/railway-station.ts';
import { streetCorner } from './scenes/town/street-corner.ts';
import { theatreFront } from './scenes/town/theatre-front.ts';
import { touristOffice } from './scenes/town/tourist-office.ts';
import { town } from './scenes/town/town.ts';
import { townHouse } from './scenes/town/town-house.ts';
import { townSquare } from './scenes/town/town-square.ts';
import { workshop } from './scenes/town/workshop.ts';
import { onlooker } from './scenes/travellers/onlooker.ts';
import { canyon } from './scenes/water/canyon.ts';
import { dam } from './scenes/water/dam.ts';
import { damCrest } from './scenes/water/dam-crest.ts';
import { damFlank } from './scenes/water/dam-flank.ts';
import { gorge } from './scenes/water/gorge.ts';
import { headland } from './scenes/water/headland.ts';
import { hotSprings } from './scenes/water/hot-springs.ts';
import { lake } from './scenes/water/lake.ts';
import { lakeTerrace } from './scenes/water/lake-terrace.ts';
import { powerStation } from './scenes/water/power-station.ts';
import { raftBow } from './scenes/water/raft-bow.ts';
import { rapidsAbove } from './scenes/water/rapids-above.ts';
import { reyunos } from './scenes/water/reyunos.ts';
import { riggedSails } from './scenes/water/rigged-sails.ts';
import { riverRest } from './scenes/water/river-rest.ts';
import { riverValley } from './scenes/water/river-valley.ts';
import { riverbank } from './scenes/water/riverbank.ts';
import { sosneado } from './scenes/water/sosneado.ts';
import { spillway } from './scenes/water/spillway.ts';
import { valleGrande } from './scenes/water/valle-grande.ts';
import { weir } from './scenes/water/weir.ts';
import { cellarGlass } from './scenes/wine/cellar-glass.ts';
import { oliveGrove } from './scenes/wine/olive-grove.ts';
import { oliveMill } from './scenes/wine/olive-mill.ts';
import { terraceTable } from './scenes/wine/terrace-table.ts';
import { vatRow } from './scenes/wine/vat-row.ts';
import { vineArbour } from './scenes/wine/vine-arbour.ts';
import { vineyard } from './scenes/wine/vineyard.ts';
import { wineCellar } from './scenes/wine/wine-cellar.ts';
import { winery } from './scenes/wine/winery.ts';
import { wineryGate } from './scenes/wine/winery-gate.ts';
import { wineryHall } from './scenes/wine/winery-hall.ts';
import { wineryStreet } from './scenes/wine/winery-street.ts';
import { wineryYard } from './scenes/wine/winery-yard.ts';

/**
 * The parameters that all kinds share, as fractions of the sheet. A focal point left of the middle mirrors the picture.
 */
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
  // The schema determines the type of the options; `recipe.ts` has parsed them with it.
  return { params, draw: (picture, options) => draw(picture, options as Options<Shape>) };
}

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) => z.enum(values).optional();
const flag = z.boolean().optional();

const boat = choice('none', 'catamaran', 'kayak', 'sailboat', 'rowboat');
const laker = choice('angler', 'tirobangi');

/** Every kind of picture: its name in a recipe, its drawing function, its parameters. */
export const kinds: Record<string, Kind> = {
  // Landscapes
  'valle-grande': kind(valleGrande, {
    sub: flag,
    boat,
    actor: laker,
    stars: flag,
  }),
  reyunos: kind(reyunos, { boat, actor: laker }),
  canyon: kind(canyon, {
    actor: choice('none', 'big-raft', 'kayak', 'zip-line', 'family'),
  }),
  'rock-wall': kind(rockWall, { actor: choice('ferrata', 'rappel', 'kayak', 'none') }),
  'zip-line': kind(zipLine, { mode: choice('bird', 'harness') }),
  treetops: kind(treetops),
  diving: kind(diving),
  headland: kind(headland),
  'river-valley': kind(riverValley, { condor: flag }),
  'rapids-above': kind(rapidsAbove, { craft: choice('boards', 'raft', 'rafts') }),
  lookout: kind(lookout, { water: choice('river', 'lake'), people: flag }),
  dunes: kind(dunes, {
    walkers: flag,
    solo: flag,
    actor: choice('4x4', 'quads', 'sandboard', 'carving', 'boards', 'descent', 'ripples', 'none'),
    lake: flag,
    footprints: flag,
    volcano: flag,
  }),
  'dune-crest': kind(duneCrest, { actor: choice('walkers', '4x4') }),
  dam: kind(dam),
  'dam-crest': kind(damCrest),
  'lake-terrace': kind(lakeTerrace),
  'dam-flank': kind(damFlank),
  spillway: kind(spillway),
  'raft-bow': kind(raftBow),
  'power-station': kind(powerStation),
  gorge: kind(gorge, {
    rock: choice('atuel', 'red', 'dark'),
    backdrop: choice('dam', 'sky'),
    actor: choice('none', 'catamaran', 'kayak', 'ferrata'),
  }),
  'gorge-above': kind(gorgeAbove),
  'painted-wall': kind(paintedWall),
  ravine: kind(ravine),
  'oasis-gap': kind(oasisGap),
  'rock-figures': kind(rockFigures),
  riverbank: kind(riverbank, { actor: choice('mate', 'camping', 'none'), trees: choice('willows', 'poplars') }),
  lake: kind(lake, {
    actor: choice('windsurf', 'kite', 'sailboats', 'beach', 'jetty', 'rowboat', 'town', 'none'),
    hills: choice('volcano', 'red', 'low'),
    anglers: z.int().min(0).max(3).optional(),
    silversides: flag,
  }),
  'rigged-sails': kind(riggedSails),
  sosneado: kind(sosneado, {
    mountain: choice('volcano', 'sierra'),
    actor: choice('riders', 'fisher', 'birds', 'none'),
  }),
  'poplar-avenue': kind(poplarAvenue, { actor: choice('rider', 'bicycles', 'stroll', 'none'), vineyards: flag }),
  'andean-valley': kind(andeanValley, {
    actor: choice('guanacos', 'riders', 'car', 'none'),
    track: flag,
    condor: flag,
  }),
  'hot-springs': kind(hotSprings, { view: choice('hotel', 'pool'), bathers: flag }),
  'herders-post': kind(herdersPost),
  weir: kind(weir),
  vineyard: kind(vineyard, {
    worker: flag,
    clouds: flag,
    detail: choice('sheep', 'donkey', 'bench', 'golf', 'couple', 'table'),
    moon: flag,
    frost: flag,
  }),
  'vine-arbour': kind(vineArbour),
  grapevine: kind(grapevine, { detail: choice('hands', 'crate', 'none'), house: flag }),
  'farm-lane': kind(farmLane, {
    trees: choice('plane-trees', 'olives', 'poplars'),
    house: choice('stone', 'steps', 'far'),
  }),
  'olive-grove': kind(oliveGrove, { branch: flag }),
  'open-road': kind(openRoad, {
    trees: choice('none', 'left', 'right', 'both'),
    vehicle: choice('car', 'far', 'bus', 'none'),
    river: flag,
  }),
  highway: kind(highway, { country: choice('pampa', 'vineyards', 'steppe', 'scrubland', 'archway') }),
  handlebar: kind(handlebar),
  'gravel-road': kind(gravelRoad, { view: choice('bottom', 'top') }),
  ford: kind(ford, { actor: choice('volunteers', 'car', 'none') }),
  'mountain-pass': kind(mountainPass),
  'weather-station': kind(weatherStation),
  'hill-road': kind(hillRoad, { plain: flag }),
  trail: kind(trail, { actor: choice('hikers', 'riders', 'bikers', 'car', 'none'), cactus: flag }),
  'aerial-view': kind(aerialView, { actor: choice('paraglider', 'plane', 'jet', 'none') }),
  'canyon-track': kind(canyonTrack, {
    walls: choice('canyon', 'valley', 'blocks'),
    actor: choice('van', 'pickup', 'cyclists', 'rest', 'guide', 'none'),
  }),
  ruins: kind(ruins, { subject: choice('hotel', 'fort', 'post') }),
  'salt-flat': kind(saltFlat, { heaps: flag }),
  cave: kind(cave, { view: choice('tunnel', 'overhang') }),
  'volcanic-field': kind(volcanicField, { view: choice('lagoon', 'sinkholes') }),
  snow: kind(snow),
  condor: kind(condor),
  cottonwoods: kind(cottonwoods),
  'sand-dune': kind(sandDune),
  'river-rest': kind(riverRest),
  overlook: kind(overlook, {
    outlook: choice('canyon', 'gorge', 'plain', 'valley', 'oasis', 'lake'),
    people: choice('hikers', 'none'),
    front: choice('ledge', 'verge', 'air'),
  }),
  'ski-village': kind(skiVillage),
  skiing: kind(skiing, { trees: flag }),

  // Town and buildings
  winery: kind(winery, { variant: choice('colonial', 'modern') }),
  suites: kind(suites),
  'olive-mill': kind(oliveMill),
  'wine-cellar': kind(wineCellar, { stacking: choice('barrels', 'bottles'), visit: flag }),
  'winery-hall': kind(wineryHall, {
    vats: choice('steel', 'cement', 'casks'),
    use: choice('tables', 'bar', 'barrels'),
    owl: flag,
  }),
  'vat-row': kind(vatRow, { vats: choice('cement', 'tuns', 'steel') }),
  'winery-yard': kind(wineryYard, {
    house: choice('brick', 'white', 'stone', 'adobe'),
    halls: z.int().min(1).max(3).optional(),
    feature: choice('press', 'cart', 'table', 'fountain', 'barrels', 'crates', 'portal', 'tanks', 'none'),
    framing: choice('front', 'close', 'far', 'flank'),
    chapel: flag,
    trees: choice('plane-trees', 'willows', 'orchard', 'olives', 'none'),
    backdrop: choice('andes', 'sierra'),
  }),
  'winery-gate': kind(wineryGate, {
    outlook: choice('doorway', 'avenue', 'weighbridge', 'platform'),
    house: choice('brick', 'white', 'stone', 'adobe'),
    chapel: flag,
  }),
  'winery-street': kind(wineryStreet),
  'terrace-table': kind(terraceTable, {
    place: choice('pavement', 'vegetable-garden', 'river', 'golf', 'gallery', 'farm'),
    crates: flag,
  }),
  'cellar-glass': kind(cellarGlass),
  'town-house': kind(townHouse),
  'irrigation-channel': kind(irrigationChannel, {
    bank: choice('pavement', 'earth'),
    actor: choice('bicycles', 'rider', 'stroll', 'none'),
  }),
  'play-castle': kind(playCastle),
  'dancing-fountain': kind(dancingFountain),
  'display-case': kind(displayCase),
  chapel: kind(chapel, { view: choice('carob', 'front') }),
  'town-square': kind(townSquare, { view: choice('town', 'village') }),
  town: kind(town, { cathedral: flag }),
  avenue: kind(avenue, { view: choice('bus', 'bus-stop', 'taxis', 'crossing', 'coach', 'pedestrians') }),
  'bar-counter': kind(barCounter),
  nightclub: kind(nightclub),
  'street-corner': kind(streetCorner),
  'dance-floor': kind(danceFloor, { lighting: choice('violet', 'neon') }),
  'fire-station': kind(fireStation),
  'tourist-office': kind(touristOffice, { agency: flag }),
  airport: kind(airport, { view: choice('apron', 'arrivals') }),
  'bus-platforms': kind(busPlatforms),
  'night-out': kind(nightOut),
  'harvest-festival': kind(harvestFestival, { fireworks: flag }),
  museum: kind(museum, { fountain: flag, taxi: flag }),
  exhibition: kind(exhibition, { exhibit: choice('fossils', 'paintings', 'model', 'immersive') }),
  'theatre-front': kind(theatreFront),
  'park-walk': kind(parkWalk, { place: choice('meadow', 'castles', 'fountain', 'bench') }),
  inn: kind(inn),
  'railway-station': kind(railwayStation, { steam: flag }),
  fort: kind(fort, { remains: choice('ruins', 'house') }),
  church: kind(church, { temple: choice('cathedral', 'chapel') }),
  maze: kind(maze),
  'mountain-cabin': kind(mountainCabin, { snow: flag, trees: choice('pines', 'poplars') }),

  // Festivals
  'festival-stage': kind(festivalStage),
  'greek-theatre': kind(greekTheatre),
  cueca: kind(cueca),
  'grape-treading': kind(grapeTreading),
  rodeo: kind(rodeo),
  rally: kind(rally),
  ridge: kind(ridge, { water: choice('river', 'lake') }),
  'string-quartet': kind(stringQuartet),
  procession: kind(procession, { motif: choice('candles', 'saint') }),
  anniversary: kind(anniversary),
  'puppet-show': kind(puppetShow),
  park: kind(park, { actor: choice('concert', 'games') }),
  'book-fair': kind(bookFair),
  'lakeside-party': kind(lakesideParty),
  toast: kind(toast),
  'craft-fair': kind(craftFair),
  'beer-garden': kind(beerGarden),

  // Rooms
  bedroom: kind(bedroom, { style: choice('country', 'brick', 'hotel', 'screen', 'garden', 'bunks') }),
  'living-room': kind(livingRoom, { style: choice('cabin', 'reception', 'keys', 'apartment') }),
  kitchen: kind(kitchen, { style: choice('country', 'counter', 'shared', 'buffet') }),
  bathroom: kind(bathroom),
  garden: kind(garden, {
    nook: choice('arbour', 'barbecue', 'quincho', 'well', 'hostel', 'terrace', 'balcony', 'doorway', 'clothesline'),
  }),
  homestead: kind(homestead, { style: choice('farm', 'inn', 'hotel', 'cabins') }),
  'river-path': kind(riverPath),
  photographer: kind(photographer),
  onlooker: kind(onlooker, { who: choice('sun-hat', 'couple', 'backpack') }),
  'bike-ride': kind(bikeRide, { place: choice('poplar', 'gate', 'group') }),
  'parked-car': kind(parkedCar, { model: choice('hatchback', 'pickup', 'sedan') }),
  tailgate: kind(tailgate),
  'garden-pool': kind(gardenPool, { place: choice('canyon', 'orchard', 'terrace', 'vineyard') }),
  workshop: kind(workshop, {
    trade: choice('bicycles', 'loom', 'leather', 'hairdresser', 'dairy', 'bakery'),
  }),

  // Still lifes
  mate: kind(mate),
  'meat-in-dough': kind(meatInDough),
  'three-glasses': kind(threeGlasses),
  'grapes-in-hand': kind(grapesInHand),
  'sparkling-wine': kind(sparklingWine),
  notebook: kind(notebook),
  pinboard: kind(pinboard),
  postcard: kind(postcard, { sealed: flag }),
  mug: kind(mug),
  telephone: kind(telephone, { screen: choice('numbers', 'map') }),
  'transit-card': kind(transitCard),
  dashboard: kind(dashboard),
  map: kind(map),
  backpack: kind(backpack),
  wine: kind(wine),
  'potters-wheel': kind(pottersWheel),
  'jam-pan': kind(jamPan),
  soaps: kind(soaps),
  breakfast: kind(breakfast),
  'craft-table': kind(craftTable),
  'sealed-dough': kind(sealedDough),
  millstone: kind(millstone),
  asado: kind(asado),
  pints: kind(pints, { place: choice('taps', 'poplars', 'viking') }),
  'membership-card': kind(membershipCard),
  cocktails: kind(cocktails, { drink: choice('gin', 'vermouth') }),
  overhead: kind(overhead, { menu: choice('country', 'courses', 'pizza', 'olives') }),
  buffet: kind(buffet),
  dish: kind(dish, {
    food: choice(
      'burger',
      'steak',
      'tacos',
      'empanadas',
      'shawarma',
      'cake',
      'mushrooms',
      'tasting',
      'platter',
      'pouring',
      'cone',
    ),
    backdrop: choice(...VENUES, ...(['vineyard', 'wall', 'patio', 'window', 'olive-grove', 'lake'] as const)),
  }),
  harvest: kind(harvest),
  'rafting-gear': kind(raftingGear),
  'jarilla-branch': kind(jarillaBranch),
  'mate-on-sand': kind(mateOnSand),
  'tasting-stop': kind(tastingStop),
  samples: kind(samples),
};
