import type { Link } from './views.ts';

/** A button that reaches a business: its chat, its phone, its pages on the web. */
export type Way = { kind: 'whatsapp' | 'phone' | 'website' | 'instagram' | 'facebook'; href: string; label: string };

/** Whose word it is, and of when; `href` opens it. */
export type Word = { text: string; href: string | null };

/** A business that runs or sells an activity. `word` says who links the two; null if it can merely be asked. */
export type Provider = { name: string; href: string; word: Word | null; ways: Way[] };

/** Without a title it goes on with the group before it. */
export type Group = { title: string | null; providers: Provider[] };

/** Who runs an activity: first those whom a source names, then those who sell activities like it. */
export type Who = {
  title: string;
  /** Leads to them from the price. */
  see: string;
  groups: Group[];
  /** Those who are folded behind the label on a phone; null if nobody is. */
  more: { label: string; groups: Group[] } | null;
  /** Said of a provider that nobody can reach yet. */
  unreached: string;
  all: Link;
};

/** All groups of an activity, folded ones too. */
export const allGroups = ({ groups, more }: Who): Group[] => [...groups, ...(more?.groups ?? [])];

/** The activities that a source links to a business. */
export type Runs = { title: string; items: { title: string; href: string; word: Word }[] };
