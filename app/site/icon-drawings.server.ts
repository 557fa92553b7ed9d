import {
  Accessibility,
  AirVent,
  BadgeCheck,
  Bath,
  BedDouble,
  Beer,
  Bike,
  Binoculars,
  Bird,
  Bus,
  Calendar,
  Camera,
  Car,
  CircleCheck,
  CircleParking,
  Clock,
  Coffee,
  Compass,
  CookingPot,
  DoorOpen,
  Fish,
  Flame,
  Gauge,
  GlassWater,
  HardHat,
  Heater,
  House,
  KeyRound,
  Landmark,
  Leaf,
  type LucideIcon,
  MapPin,
  Martini,
  Mountain,
  Music,
  Palette,
  PawPrint,
  Phone,
  Route,
  Shield,
  Shirt,
  ShoppingBag,
  Sparkles,
  Store,
  Tag,
  TentTree,
  Ticket,
  Toilet,
  Trees,
  Tv,
  User,
  Users,
  Utensils,
  WashingMachine,
  Waves,
  WavesLadder,
  Wifi,
  Wine,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '#app/catalog/icons.ts';
import type { IconDrawings } from '#engine/page.ts';

const icons: Record<IconName, LucideIcon> = {
  accessibility: Accessibility,
  'air-vent': AirVent,
  'badge-check': BadgeCheck,
  bath: Bath,
  bed: BedDouble,
  beer: Beer,
  bike: Bike,
  binoculars: Binoculars,
  bird: Bird,
  bus: Bus,
  calendar: Calendar,
  camera: Camera,
  car: Car,
  'circle-check': CircleCheck,
  clock: Clock,
  coffee: Coffee,
  compass: Compass,
  'cooking-pot': CookingPot,
  door: DoorOpen,
  fish: Fish,
  flame: Flame,
  gauge: Gauge,
  'glass-water': GlassWater,
  'hard-hat': HardHat,
  heater: Heater,
  home: House,
  key: KeyRound,
  landmark: Landmark,
  leaf: Leaf,
  'map-pin': MapPin,
  martini: Martini,
  mountain: Mountain,
  music: Music,
  palette: Palette,
  parking: CircleParking,
  paw: PawPrint,
  phone: Phone,
  pool: WavesLadder,
  route: Route,
  shield: Shield,
  shirt: Shirt,
  'shopping-bag': ShoppingBag,
  sparkles: Sparkles,
  store: Store,
  tag: Tag,
  'tent-tree': TentTree,
  ticket: Ticket,
  toilet: Toilet,
  trees: Trees,
  tv: Tv,
  user: User,
  users: Users,
  utensils: Utensils,
  washer: WashingMachine,
  waves: Waves,
  wifi: Wifi,
  wine: Wine,
};

/** The drawings of all icons that a page's data name: each page carries its own, so that no script holds them. */
export function iconsIn(data: unknown): IconDrawings {
  const names = new Set<string>();
  gather(data, names);
  return Object.fromEntries(iconNames.filter((name) => names.has(name)).map((name) => [name, drawing(name)]));
}

function gather(data: unknown, names: Set<string>) {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'icon' && typeof value === 'string') names.add(value);
    else gather(value, names);
  }
}

const drawings = new Map<IconName, string>();

/** The content of the `svg` element. */
function drawing(name: IconName): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const svg = renderToStaticMarkup(createElement(icons[name]));
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  drawings.set(name, inside);
  return inside;
}
