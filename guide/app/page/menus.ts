import type { IconName } from '#views/icons.ts';

/** The menus of the header (`plan`, `places`, `facts`) and of the footer (`explore`, `community`). */
export type MenuName = 'plan' | 'places' | 'facts' | 'explore' | 'community';

/** Menu → position in it. Menus that sort by name ignore the position. */
export type MenuPlaces = Partial<Record<MenuName, number>>;

/** How menus and links show a page. */
export type MenuLink = {
  path: string;
  label: string;
  menus: MenuPlaces;
  /** Shown before the label in the header's menus, and on the page of all sections. */
  icon?: IconName | undefined;
  /** Whether its content is still to come, which menus then note. */
  isUnfinished?: boolean;
  offline?: 'always' | undefined;
};
