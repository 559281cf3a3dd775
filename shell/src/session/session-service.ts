import { forgetSeen, forgetUser, onWaitingNoted, waitingWork } from '@fleetfoot/shared/device';
import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { forgetSignIn } from '@fleetfoot/shared/firebase/stored-sign-in';
import type { AuthStore, SignedInSession } from '@fleetfoot/shared/session';
import type { Sessions } from '../sessions/open-sessions';
import type { Drafts } from './create-drafts';
import { fetchSession } from './fetch-session';
import type { FirebaseDoor } from './firebase-door';
import { createMembershipWatch, type MembershipWatch } from './membership-watch';
import { initialState, transition } from './session-machine';
import type { FetchTask, SessionEffect, SessionEvent, SessionNotice } from './session-types';

export interface SessionService {
  /** Begins to follow who is signed in; later calls do nothing. Never rejects. */
  start(): Promise<void>;
  /** @throws AppError when the data cannot be had; the session is then unchanged */
  refresh(): Promise<void>;
  /** @throws AppError when the user could not be signed out */
  signOut(): Promise<void>;
}

export interface SessionServiceOptions {
  readonly store: AuthStore;
  readonly drafts: Drafts;
  readonly loadDoor: () => Promise<FirebaseDoor>;
  /** Shows a notice; `undefined` takes it away. */
  readonly notify: (notice: SessionNotice | undefined) => void;
  readonly announce: (message: string) => void;
  /** Leaves a page that belongs to another organisation. */
  readonly goHome: () => void;
  /** Lets a remote resume the work it left on this device. */
  readonly resume: (remoteID: string) => Promise<void>;
  /** Keeps the server told of sign-ins; its code comes after the page's. */
  readonly loadSessions: (door: FirebaseDoor) => Promise<Sessions>;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
}

type Performers = {
  readonly [Kind in SessionEffect['kind']]: (effect: Extract<SessionEffect, { readonly kind: Kind }>) => void;
};

interface Call {
  resolve(): void;
  reject(error: AppError): void;
}

/** Longest wait for the auth SDK to sign out, which it can do offline once it is there. In milliseconds. */
const SIGN_OUT_WAIT_MS = 8_000;

/** What the auth service says about an account that it has signed out, or is about to. */
const GONE: readonly string[] = ['unauthenticated', 'permission-denied'];

/** Tells every tab that the user signed out; a session that ended by itself sends no such message. */
function signOutChannel(onSignOut: () => void): { send(): void } {
  if (typeof BroadcastChannel === 'undefined') return { send() {} };
  const channel = new BroadcastChannel('fleetfoot.sign-out');
  channel.addEventListener('message', onSignOut);
  return { send: () => channel.postMessage(undefined) };
}

/**
 * Keeps the auth state true to what the auth service and the database say. The rules are the machine's; here they are
 * carried out.
 */
export function createSessionService(options: SessionServiceOptions): SessionService {
  const { store, drafts, loadDoor, report } = options;
  let state = initialState(store.getState());
  const events: SessionEvent[] = [];
  let isRunning = false;
  let door: FirebaseDoor | undefined;
  let watch: MembershipWatch | undefined;
  let hasUser = false;
  let observing = Promise.resolve();
  let forgetting = Promise.resolve();
  const calls = new Map<number, Call>();
  let lastRequest = 0;

  /** One event after the other: what an effect sets off waits until the effects before it are done. */
  function dispatch(event: SessionEvent): void {
    events.push(event);
    if (isRunning) return;
    isRunning = true;
    for (let next = events.shift(); next !== undefined; next = events.shift()) {
      const step = transition(state, next);
      state = step.state;
      for (const effect of step.effects) {
        try {
          (perform[effect.kind] as (effect: SessionEffect) => void)(effect);
        } catch (error) {
          report(error, { session: effect.kind });
        }
      }
    }
    isRunning = false;
  }

  function reporter(session: string): (error: unknown) => void {
    return (error) => report(error, { session });
  }

  function call(kind: 'refresh' | 'sign-out'): Promise<void> {
    lastRequest += 1;
    const request = lastRequest;
    return new Promise((resolve, reject) => {
      calls.set(request, { resolve, reject });
      dispatch({ kind, request });
    });
  }

  async function observe(): Promise<void> {
    try {
      door = await loadDoor();
      watch ??= createMembershipWatch({
        door,
        onRole: (role) => dispatch({ kind: 'membership', role }),
        onEnded: (ended) => withSessions((sessions) => sessions.compare(ended)),
        onRefused: () => dispatch({ kind: 'membership-refused' }),
        report,
      });
      const opened = door;
      opened.askForCodeWith(async () => (await options.loadSessions(opened)).askForCode());
      await opened.observeAuth((user) => {
        dispatch({ kind: 'user', uid: user?.uid });
        hasUser ||= user !== undefined;
        // A visitor has no sign-in to tell of.
        if (hasUser) withSessions((sessions) => sessions.follow(user?.uid));
      });
      dispatch({ kind: 'observed' });
    } catch (error) {
      report(error, { session: 'observe' });
      dispatch({ kind: 'observe-failed' });
    }
  }

  function withSessions(work: (sessions: Sessions) => void): void {
    if (door) options.loadSessions(door).then(work).catch(reporter('sessions'));
  }

  async function fetchFor(task: FetchTask): Promise<void> {
    try {
      const session = await fetchSession(await loadDoor(), task.uid, task.held);
      dispatch({ kind: 'fetched', task, session });
    } catch (error) {
      if ('attempt' in task.reason) report(error, { session: 'fetch' });
      dispatch({ kind: 'fetch-failed', task, error });
      // Users may read this much of themselves, unless their sign-in was ended.
      if (toAppError(error).code === 'permission-denied') withSessions((sessions) => sessions.check());
    }
  }

  async function checkAccount(task: FetchTask, session: SignedInSession): Promise<void> {
    try {
      await door?.checkAccount();
      dispatch({ kind: 'account-checked', account: 'there', task, session });
    } catch (error) {
      report(error, { session: 'account' });
      const account = GONE.includes(toAppError(error).code) ? 'gone' : 'unknown';
      dispatch({ kind: 'account-checked', account, task, session });
    }
  }

  async function endAuth(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new AppError('timeout', `Not signed out within ${SIGN_OUT_WAIT_MS} ms.`)),
        SIGN_OUT_WAIT_MS,
      );
    });
    try {
      await Promise.race([loadDoor().then((loaded) => loaded.endSession()), limit]);
    } catch (error) {
      report(error, { session: 'sign-out' });
      // Signing out must not hang on a file that cannot be loaded.
      await forgetSignIn().catch(() => {
        throw error;
      });
    } finally {
      clearTimeout(timer);
    }
  }

  function resumeWork(uid: string): void {
    for (const { remoteID } of waitingWork(uid)) {
      options.resume(remoteID).catch((error: unknown) => {
        report(error, { session: 'resume' });
        dispatch({ kind: 'resume-failed' });
      });
    }
  }

  function answer(request: number, error: unknown): void {
    const waiting = calls.get(request);
    calls.delete(request);
    if (error !== undefined) waiting?.reject(toAppError(error));
    // The sign-out is shown only after the data on the device is deleted.
    else void forgetting.then(waiting?.resolve);
  }

  const channel = signOutChannel(() => dispatch({ kind: 'signed-out-elsewhere' }));

  const perform: Performers = {
    observe() {
      observing = observe();
    },
    fetch: ({ task }) => void fetchFor(task),
    'check-account': ({ task, session }) => void checkAccount(task, session),
    save: ({ session }) => store.signedIn(session),
    clear() {
      const { uid } = store.getState();
      store.clear();
      // Also of a session that ended by itself: what was typed stays, what was seen goes.
      if (uid !== undefined) forgetSeen(uid);
    },
    watch: ({ place }) => watch?.follow(place),
    resume: ({ uid }) => resumeWork(uid),
    // At once: what is read from now on must not be dropped with it.
    'forget-data': () => void door?.forgetData().catch(reporter('forget')),
    'forget-device': ({ uid }) => {
      forgetting = forgetUser(uid);
    },
    'discard-drafts': () => drafts.discardAll(),
    tell: ({ notice }) => options.notify(notice),
    announce: ({ message }) => options.announce(message),
    'go-home': () => options.goHome(),
    'tell-other-tabs': () => channel.send(),
    'drop-auth': () => void door?.endSession().catch(reporter('sign-out')),
    'end-auth': ({ request, uid }) =>
      void endAuth().then(
        () => dispatch({ kind: 'auth-ended', request, uid }),
        (error: unknown) => dispatch({ kind: 'auth-not-ended', request, error }),
      ),
    later: ({ ms, event }) => void setTimeout(() => dispatch(event), ms),
    answer: ({ request, error }) => answer(request, error),
  };

  store.subscribe((auth) => dispatch({ kind: 'stored', auth, hasDrafts: !drafts.isEmpty() }));
  // Another window may be closed before it has done what it noted.
  onWaitingNoted(() => dispatch({ kind: 'work-noted' }));
  window.addEventListener('online', () => dispatch({ kind: 'online' }));

  return {
    async start() {
      dispatch({ kind: 'start' });
      await observing;
    },
    refresh: () => call('refresh'),
    signOut: () => call('sign-out'),
  };
}
