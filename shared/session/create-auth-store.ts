import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { AuthState, ReadableStore, SelectedInvite, SelectedOrganization, User } from '../contract';
import { AUTH_STORAGE_KEY, AUTH_STORAGE_VERSION, authStorage, type TextStorage } from './auth-storage';
import { SIGNED_OUT } from './signed-out';

/** What is known about the user after sign-in. */
export interface SignedInSession {
  readonly uid: string;
  readonly user: User | undefined;
  readonly organization: SelectedOrganization | undefined;
}

export interface AuthStore extends ReadableStore<AuthState> {
  /** Resolves when the persisted state has been read or the wait for it is over. */
  readonly hydrated: Promise<void>;
  /** Sets every field at once, so that no guard ever sees half a session. */
  signedIn(session: SignedInSession): void;
  /** Back to signed out, in the language that was chosen; other tabs follow. */
  clear(): void;
  selectInvite(invite: SelectedInvite | undefined): void;
  chooseLanguage(language: string): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

export interface AuthStoreOptions {
  readonly storage: TextStorage;
  /** Longest wait for the persisted state in milliseconds; afterwards the user counts as signed out. */
  readonly waitMs: number;
}

/** Creates the store of the auth state: persisted, and the same in every tab. */
export function createAuthStore({ storage, waitMs }: AuthStoreOptions): AuthStore {
  let isTooLate = false;
  const store = createStore<AuthState>()(
    persist(() => SIGNED_OUT, {
      name: AUTH_STORAGE_KEY,
      version: AUTH_STORAGE_VERSION,
      storage: authStorage(storage),
      skipHydration: true,
      // A value that arrives after the wait is dropped: the user already sees the signed-out page.
      merge(stored, current) {
        if (isTooLate) return current;
        // The language that was chosen here outlives what another tab deleted.
        return { language: current.language, ...((stored as AuthState | undefined) ?? SIGNED_OUT) };
      },
    }),
  );

  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isTooLate = true;
      resolve();
    }, waitMs);
  });
  const hydrated = Promise.race([store.persist.rehydrate(), waited]).then(() => clearTimeout(timer));

  /** Writes nothing: two tabs that differ in what they keep would answer each other without end. */
  function readAgain(): void {
    isTooLate = false;
    void store.persist.rehydrate();
  }
  const listening = new AbortController();
  const { signal } = listening;
  // Without a key, everything was deleted.
  window.addEventListener('storage', ({ key }) => (key === AUTH_STORAGE_KEY || !key) && readAgain(), {
    signal,
  });
  // A page restored from the back-forward cache has missed the storage events of other tabs.
  window.addEventListener('pageshow', (event) => event.persisted && readAgain(), { signal });

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    hydrated,
    signedIn({ uid, user, organization }) {
      const { uid: previous, selectedInvite } = store.getState();
      store.setState({
        isSignedIn: true,
        uid,
        user,
        hasProfile: user !== undefined,
        selectedInvite: previous === uid && organization === undefined ? selectedInvite : undefined,
        selectedOrganization: organization,
      });
    },
    clear: () => store.setState(SIGNED_OUT),
    selectInvite: (selectedInvite) => store.setState({ selectedInvite }),
    chooseLanguage: (language) => store.setState({ language }),
    dispose: () => listening.abort(),
  };
}
