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
  /** Back to signed out; other tabs follow. */
  clear(): void;
  selectInvite(invite: SelectedInvite | undefined): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

export interface AuthStoreOptions {
  readonly storage: TextStorage;
  /** Longest wait for the persisted state in milliseconds; afterwards the user counts as signed out. */
  readonly waitMs: number;
}

function partialize(state: AuthState): AuthState {
  const { isSignedIn, uid, user, hasProfile, selectedInvite, selectedOrganization } = state;
  return { isSignedIn, uid, user, hasProfile, selectedInvite, selectedOrganization };
}

/** Creates the store of the auth state: persisted, and the same in every tab. */
export function createAuthStore({ storage, waitMs }: AuthStoreOptions): AuthStore {
  let isWaiting = true;
  const store = createStore<AuthState>()(
    persist(() => SIGNED_OUT, {
      name: AUTH_STORAGE_KEY,
      version: AUTH_STORAGE_VERSION,
      storage: authStorage(storage),
      partialize,
      skipHydration: true,
      // A value that arrives after the wait is dropped: the user already sees the signed-out page.
      merge: (persisted, current) =>
        isWaiting ? ((persisted as AuthState | undefined) ?? SIGNED_OUT) : current,
    }),
  );

  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  const read = Promise.resolve(store.persist.rehydrate()).catch(() => undefined);
  const hydrated = Promise.race([read, waited]).then(() => {
    clearTimeout(timer);
    isWaiting = false;
  });

  async function readAgain(): Promise<void> {
    const stored = await authStorage(storage).getItem(AUTH_STORAGE_KEY);
    store.setState(stored?.state ?? SIGNED_OUT);
  }
  function onStorage({ key }: StorageEvent): void {
    if (key === AUTH_STORAGE_KEY || key === null) void readAgain();
  }
  function onPageShow({ persisted }: PageTransitionEvent): void {
    // A page restored from the back-forward cache has missed the storage events of other tabs.
    if (persisted) void readAgain();
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);

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
    dispose() {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    },
  };
}
