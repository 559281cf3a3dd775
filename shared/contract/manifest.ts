/** The contract number of this build. A shell accepts remotes of this number and the one before. */
export const CONTRACT = 1;

/**
 * Who may see a route, named by the auth state it asks for:
 * `signed-out` only visitors, `no-profile` signed in without a profile, `no-organization` with a profile
 * and no organisation, `set-up` signed in with a profile and a selected organisation, `with-profile` signed in with a
 * profile, whether there is an organisation or not.
 */
export type RouteAccess = 'signed-out' | 'no-profile' | 'no-organization' | 'set-up' | 'with-profile';

export interface RemoteRoute {
  /** Path pattern; a segment that starts with a colon is a parameter: `/deliveries/:deliveryID`. */
  readonly path: string;
  readonly access: RouteAccess;
  /** Document title and route announcement, without the product name. */
  readonly title: string;
  /** Name of the page's file below `src`, without its ending, and of its chunk: `delivery-detail-page`. */
  readonly page: string;
}

export interface NavEntry {
  readonly label: string;
  /** One of the manifest's own routes. */
  readonly path: string;
  /** Name of an icon of `shared/ui`. */
  readonly icon: string;
  /** Position in the sidebar, ascending. */
  readonly order: number;
}

/** What a user may ask for from any page. */
export interface RemoteCommand {
  /** `New delivery`. */
  readonly label: string;
  /** One of the manifest's own routes, without parameters. */
  readonly path: string;
  /** The small letter that asks for it from any page, if it is pressed while nothing is typed: `n`. `j` and `k` lead from row to row. */
  readonly key?: string;
}

/** What a remote says about itself; built to `dist/remote.json`. Data only. */
export interface RemoteManifest {
  /** Package name without scope: `mf-deliveries`. */
  readonly id: string;
  /** Name for people, used in failure cards: `Deliveries`. */
  readonly title: string;
  readonly contract: number;
  readonly routes: readonly RemoteRoute[];
  readonly nav: readonly NavEntry[];
  /** Entries that stand with the user's account, above Sign Out, in place of the navigation. */
  readonly account?: readonly NavEntry[];
  /** Pages that the navigation does not name. */
  readonly commands?: readonly RemoteCommand[];
  /**
   * What its module finds by a text, for people: `deliveries by reference`. Only for a remote that says so is its code loaded when
   * somebody looks for something.
   */
  readonly finds?: string;
  /** Whether its module says what there is to do today. Only for a remote that says so is its code loaded for that. */
  readonly day?: boolean;
}

/** A deployed remote: its manifest and the files of one immutable version. */
export interface RegistryEntry extends RemoteManifest {
  readonly version: string;
  /** URL of the remote's hashed container script. */
  readonly entry: string;
  /** URLs of the scripts that every page of it needs besides the container. */
  readonly preload: readonly string[];
  /** URLs of a page's own scripts, by page name. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Lazy doors of the shell that a page takes, by page name: `{ 'new-delivery-page': ['maps'] }`; left out where no page takes one. */
  readonly doors?: Readonly<Record<string, readonly string[]>>;
  /** Subresource integrity by URL; a line without that of each of its scripts is refused. */
  readonly integrity: Readonly<Record<string, string>>;
  /** `false` is the kill switch. */
  readonly enabled: boolean;
}

/** `remotes.json`: the one mutable file of a deployment. */
export interface Registry {
  readonly remotes: readonly RegistryEntry[];
}
