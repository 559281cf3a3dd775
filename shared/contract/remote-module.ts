import type { RegistryEntry } from './manifest';
import type { ShellServices } from './services';

/** What single-spa and the shell hand to a remote's lifecycles. */
export interface RemoteProps {
  /** The remote's id. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly services: ShellServices;
  readonly remote: Pick<RegistryEntry, 'id' | 'title' | 'version'>;
}

/** Something that was found, and the page about it. */
export interface Found {
  readonly label: string;
  /** What tells it from others of that label. */
  readonly detail?: string;
  readonly path: string;
}

/**
 * Finds things in which a text occurs, the best first.
 * @throws when they cannot be had now
 */
export type Finder = (text: string) => Promise<readonly Found[]>;

/** Something that sets an organisation up, and the page that does it. */
export interface SetupStep {
  /** `Add a card`. */
  readonly label: string;
  readonly path: string;
  /** Position among the steps of all remotes, ascending. */
  readonly order: number;
  readonly isDone: boolean;
}

/** How much there is of something today, and the page that shows it. */
export interface DayFigure {
  /** `12`, `R 1 234,56`. */
  readonly value: string;
  /** What follows the value: `pickups today`. */
  readonly label: string;
  /** Of the label, such as `zu-ZA`; English where it is left out. */
  readonly lang?: string;
  readonly path: string;
  /** Position among the figures of all remotes, ascending. */
  readonly order: number;
  /** Whether it waits for somebody. */
  readonly isUrgent?: boolean;
}

/** A page that a newcomer is shown, and what it is good for. */
export interface TourStop {
  /** `Your deliveries`. */
  readonly label: string;
  /** Two sentences at most. */
  readonly text: string;
  /** Of both, such as `zu-ZA`; English where it is left out. */
  readonly lang?: string;
  /** Without a query. */
  readonly path: string;
  /** Position among the stops of all remotes, ascending; no other stop has it. */
  readonly order: number;
}

/** What a remote has for its user today. */
export interface DayLines {
  readonly steps?: readonly SetupStep[];
  /** Only those that have something to say. */
  readonly figures?: readonly DayFigure[];
  /** Whether some of it could not be read: that all steps are done is not said then. */
  readonly isPartial?: boolean;
  /** Whether nothing has been made with it yet, as far as steps tell: its user is offered the tour. */
  readonly isNew?: boolean;
  readonly stops?: readonly TourStop[];
}

/** What of it is wanted. */
export interface DayAsked {
  readonly steps: boolean;
  /** Whether the stops of the tour are wanted, and nothing else. */
  readonly stops?: boolean;
}

/** Something that waits for its user at an entry of the account, and the page that settles it. */
export interface AccountNotice {
  /** `2 payments failed`. */
  readonly label: string;
  readonly path: string;
}

type LifeCycle = (props: RemoteProps) => Promise<unknown>;

/** The one module a remote exposes, as `./remote`: single-spa lifecycles. */
export interface RemoteModule {
  readonly bootstrap: LifeCycle | readonly LifeCycle[];
  readonly mount: LifeCycle | readonly LifeCycle[];
  readonly unmount: LifeCycle | readonly LifeCycle[];
  /**
   * Goes on with work that the remote left on this device, without a page of its own. Called when a user is there and
   * the remote has noted such work with `noteWaiting` of `shared/device`.
   */
  readonly resume?: (services: ShellServices) => Promise<void>;
  /** What finds its things, for one search and all its letters: what it reads ahead goes with it. See `finds` of the manifest. */
  readonly openFinder?: (services: ShellServices) => Promise<Finder>;
  /**
   * Reads what there is to set up and to do today, for this user: what they may not do or see is left out. See `day` of the manifest.
   * @throws when it cannot be had now
   */
  readonly readDay?: (services: ShellServices, asked: DayAsked) => Promise<DayLines>;
  /**
   * Reads what waits for this user, and may be settled by them, at the remote's entries in the account. Asked only of remotes that
   * have such entries.
   * @throws when it cannot be had now
   */
  readonly readAccountNotices?: (services: ShellServices) => Promise<readonly AccountNotice[]>;
}
