/** Every icon that content may name; `app/ui/icon.tsx` draws them, and does not compile when one is missing. */
export const iconNames = [
  'air-vent', 'accessibility', 'badge-check', 'bath', 'bed', 'beer', 'bike', 'binoculars', 'bird', 'bus',
  'calendar', 'camera', 'car', 'circle-check', 'clock', 'coffee', 'compass', 'cooking-pot', 'door',
  'flame', 'gauge', 'glass-water', 'hard-hat', 'heater', 'home', 'key', 'landmark', 'leaf', 'map-pin', 'martini',
  'mountain', 'music', 'palette', 'parking', 'paw', 'phone', 'pool', 'route', 'shield', 'shirt', 'shopping-bag',
  'sparkles', 'store', 'tag', 'tent-tree', 'ticket', 'toilet', 'trees', 'tv', 'user', 'users', 'utensils', 'washer',
  'waves', 'wifi', 'wine',
] as const;

export type IconName = (typeof iconNames)[number];
