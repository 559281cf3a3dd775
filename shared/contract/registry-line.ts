import type { RegistryEntry } from './manifest';

/** What the server puts into a page before any of its scripts has run, drawn from the page's own components by the build. */
export interface FirstScreen {
  readonly html: string;
  /** Of this screen alone; the product's base styles are in every page. */
  readonly css: string;
}

/** What a page reads of the database before all else, as its own code asks for it. */
export interface FirstRead {
  /** Of a collection of the user's organisation, for whose id `{organization}` stands. */
  readonly path: string;
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  readonly pageSize: number;
}

/** A remote's line as it is released: with what only the server needs, and neither shell nor remotes are told. */
export interface RegistryLine extends RegistryEntry {
  /** By page name, of the pages that have one. */
  readonly firstScreens?: Readonly<Record<string, FirstScreen>>;
  readonly firstReads?: Readonly<Record<string, FirstRead>>;
}
