/** The list of the guide's places on the page of one of them. */
export type LocatorView = {
  title: string;
  /** `isHere` marks the page's own place. */
  places: { href: string; label: string; where: string; isHere: boolean }[];
  here: string;
};
