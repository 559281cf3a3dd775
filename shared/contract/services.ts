import type { AuthState, SelectedInvite } from './auth-state';

/** A read-only view of a store. */
export interface ReadableStore<State> {
  getState(): State;
  /** Calls `listener` after every change; returns the unsubscribe function. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}

/** What was typed and not yet saved. In memory: it outlives a remote's reload and an expired session, not a sign-out. */
export interface DraftStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  discard(key: string): void;
}

/**
 * What others or couriers did, for the user to find. It rests on the device and may be shown on a locked screen: no names,
 * numbers or addresses.
 */
export interface Notice {
  /** Of what happened to what: the same id again is the same notice. */
  readonly id: string;
  /** `ORD-1001 is delivered`. */
  readonly title: string;
  readonly text?: string;
  /** Of both, such as `zu-ZA`; English where it is left out. */
  readonly lang?: string;
  /** The page about it. */
  readonly path: string;
  /** When it happened, by the server's clock. */
  readonly at: Date;
}

/** What the shell offers every remote. Remotes get it as props at mount and reach it through `useServices()`. */
export interface ShellServices {
  readonly session: ReadableStore<AuthState>;
  readonly drafts: DraftStore;
  /** Goes to a path of the product; `replace` keeps the present page out of the history. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Remembers the invitation whose organisation is being created. */
  selectInvite(invite: SelectedInvite | undefined): void;
  /** Remembers the language, a tag such as `zu`, that the user chose. */
  chooseLanguage(language: string): void;
  /**
   * Fetches profile and organisation again and updates the session, which moves the user on to the page they may see.
   * @throws AppError when the data cannot be had; the session is then unchanged
   */
  refreshSession(): Promise<void>;
  /** Clears the session in every open tab and goes to /login. */
  signOut(): Promise<void>;
  /** Puts what the page shows into the document's title, until the address changes: `ORD-1001, Collected`. */
  titlePage(title: string): void;
  /** Says something to screen readers without moving focus. */
  announce(message: string): void;
  /** Puts a notice among those of the user, where it stays for some days. */
  notify(notice: Notice): void;
  /**
   * Shows what there is to set up and to do today in a place of the page, whose content is the shell's from then on. Returns the
   * function that takes it back, as the ref of a page's element does.
   */
  fillDay(place: HTMLElement | null): () => void;
  /** Reports an error to the operator's log. */
  report(error: unknown, context: Readonly<Record<string, string>>): void;
  /** Counts an action that the server was asked for and that failed. */
  noteFailedSave(error: unknown): void;
  /** The present moment by the server's clock: a device's own may be years wrong. */
  now(): Date;
  /** Throws the calling remote's code away and loads it afresh, in place: for a chunk that is gone after a deploy. */
  reloadRemote(): void;
}
