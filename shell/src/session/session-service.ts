import { AppError, toAppError } from '@fleetfoot/shared/domain';
import type { AuthUser } from '@fleetfoot/shared/firebase';
import type { AuthStore } from '@fleetfoot/shared/session';
import { fetchSession } from './fetch-session';
import type { FirebaseDoor } from './firebase-door';
import { forgetSignIn } from './forget-sign-in';
import { createMembershipWatch, type MembershipWatch } from './membership-watch';
import { forgetOutbox } from './outbox-on-device';
import { createSessionChanges, type SessionChangesOptions } from './session-changes';
import { createSignOutSignal } from './sign-out-signal';
import { createWorkResumer, type WorkResumerOptions } from './work-resumer';

export interface SessionService {
  /** Begins to follow who is signed in; later calls do nothing. Never rejects. */
  start(): Promise<void>;
  /** @throws AppError when the data cannot be had; the session is then unchanged */
  refresh(): Promise<void>;
  /** @throws AppError when the user could not be signed out */
  signOut(): Promise<void>;
}

export interface SessionServiceOptions
  extends Omit<SessionChangesOptions, 'forgetData' | 'forgetWork'>,
    Pick<WorkResumerOptions, 'resume'> {
  readonly store: AuthStore;
  readonly loadDoor: () => Promise<FirebaseDoor>;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
  /** Pauses between attempts to fetch the session in the background, in milliseconds. */
  readonly pausesMs?: readonly number[];
}

/** Longest wait for the auth SDK to say who has just signed in, in milliseconds. */
const USER_WAIT_MS = 5_000;
/** Longest wait for the auth SDK to sign out, which it can do offline once it is there. In milliseconds. */
const SIGN_OUT_WAIT_MS = 8_000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Keeps the auth state true to what the auth service and the database say. */
export function createSessionService(options: SessionServiceOptions): SessionService {
  const { store, drafts, loadDoor, report, pausesMs = [1_000, 5_000, 15_000] } = options;
  let observing: Promise<unknown> | undefined;
  let user: AuthUser | undefined;
  let userListeners: (() => void)[] = [];
  // Whose drafts are in memory; an expired session keeps them for the same user.
  let draftsOwner: string | undefined;
  // Of several fetches under way only the one begun last counts.
  let newest = 0;
  let door: FirebaseDoor | undefined;
  let watch: MembershipWatch | undefined;

  const changes = createSessionChanges({ ...options, forgetData, forgetWork: forgetOutbox });
  const resumeWork = createWorkResumer(options);
  const signal = createSignOutSignal(() => {
    changes.signOutBegins();
    drafts.discardAll();
    if (!store.getState().isSignedIn) options.notify(undefined);
  });
  store.subscribe((state, previous) => {
    changes.changed(state, previous);
    followMembership();
  });

  // At once: what is read from now on must not be dropped with it.
  function forgetData(): void {
    door?.forgetData().catch((error: unknown) => report(error, { session: 'forget' }));
  }

  function followMembership(): void {
    const { uid, selectedOrganization } = store.getState();
    const isKnown = user !== undefined && user.uid === uid && selectedOrganization !== undefined;
    watch?.follow(isKnown ? `Organizations/${selectedOrganization.id}/Team/${uid}` : undefined);
    if (isKnown) resumeWork();
  }

  /** A place is lost by a removal, or with the whole account: that ends the session here. */
  async function checkAccount(): Promise<void> {
    try {
      await door?.checkAccount();
    } catch (error) {
      report(error, { session: 'account' });
    }
  }

  async function fetchInto(uid: string): Promise<void> {
    newest += 1;
    const mine = newest;
    const held = store.getState().selectedOrganization?.id;
    const session = await fetchSession(await loadDoor(), uid, held);
    if (held !== undefined && held !== session.organization?.id) await checkAccount();
    if (mine === newest && user?.uid === uid) store.signedIn(session);
  }

  async function fetchInBackground(uid: string): Promise<void> {
    for (const ms of [...pausesMs, undefined]) {
      try {
        return await fetchInto(uid);
      } catch (error) {
        report(error, { session: 'fetch' });
        if (ms === undefined) break;
        await pause(ms);
        if (user?.uid !== uid) return;
      }
    }
    window.addEventListener('online', () => user?.uid === uid && void fetchInBackground(uid), { once: true });
  }

  function onUser(next: AuthUser | undefined): void {
    user = next;
    for (const listener of userListeners) listener();
    const { isSignedIn, uid } = store.getState();
    draftsOwner ??= uid;
    if (next === undefined) {
      newest += 1;
      if (isSignedIn) store.clear();
      return;
    }
    if (draftsOwner !== undefined && draftsOwner !== next.uid) drafts.discardAll();
    draftsOwner = next.uid;
    if (isSignedIn && uid !== next.uid) store.clear();
    followMembership();
    void fetchInBackground(next.uid);
  }

  async function observe(): Promise<void> {
    door = await loadDoor();
    watch ??= createMembershipWatch({
      door,
      role: () => store.getState().selectedOrganization?.role,
      onOther: () => user !== undefined && void fetchInBackground(user.uid),
      report,
    });
    await door.observeAuth(onUser);
  }

  async function start(): Promise<void> {
    observing ??= observe();
    try {
      await observing;
    } catch (error) {
      observing = undefined;
      report(error, { session: 'observe' });
      window.addEventListener('online', () => void start(), { once: true });
    }
  }

  function signedInUser(): Promise<AuthUser> {
    if (user !== undefined) return Promise.resolve(user);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        forget();
        reject(new AppError('unauthenticated', 'Nobody is signed in.'));
      }, USER_WAIT_MS);
      function listener(): void {
        if (user === undefined) return;
        forget();
        resolve(user);
      }
      function forget(): void {
        clearTimeout(timer);
        userListeners = userListeners.filter((known) => known !== listener);
      }
      userListeners.push(listener);
    });
  }

  async function endSession(): Promise<void> {
    try {
      await Promise.race([
        loadDoor().then((loaded) => loaded.endSession()),
        pause(SIGN_OUT_WAIT_MS).then(() => {
          throw new AppError('timeout', `Not signed out within ${SIGN_OUT_WAIT_MS} ms.`);
        }),
      ]);
    } catch (error) {
      report(error, { session: 'sign-out' });
      // Signing out must not hang on a file that cannot be loaded.
      await forgetSignIn().catch(() => {
        throw error;
      });
    }
  }

  return {
    start,
    async refresh() {
      try {
        await start();
        await fetchInto((await signedInUser()).uid);
      } catch (error) {
        throw toAppError(error);
      }
    },
    async signOut() {
      // Ending the session clears the store before it is over.
      const { uid } = store.getState();
      changes.signOutBegins();
      try {
        await endSession();
      } catch (error) {
        changes.signOutFailed();
        throw toAppError(error);
      }
      signal.send();
      forgetOutbox(uid);
      drafts.discardAll();
      store.clear();
    },
  };
}
