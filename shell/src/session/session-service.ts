import { forgetSeen, forgetUser, onWaitingNoted, waitingWork } from '@fleetfoot/shared/device';
import { type Performers, runMachine } from '@fleetfoot/shared/machine';
import type { AuthStore } from '@fleetfoot/shared/session';
import type { Drafts } from './create-drafts';
import { createSessionAuth, type SessionAuthOptions } from './session-auth';
import { createSessionCalls } from './session-calls';
import { initialState, transition } from './session-machine';
import type { SessionEffect, SessionEvent, SessionNotice, SessionState } from './session-types';

export interface SessionService {
  /** Begins to follow who is signed in; later calls do nothing. Never rejects. */
  start(): Promise<void>;
  /** @throws AppError when the data cannot be had; the session is then unchanged */
  refresh(): Promise<void>;
  /** @throws AppError when the user could not be signed out */
  signOut(): Promise<void>;
}

export interface SessionServiceOptions extends SessionAuthOptions {
  readonly store: AuthStore;
  readonly drafts: Drafts;
  /** Shows a notice; `undefined` takes it away. */
  readonly notify: (notice: SessionNotice | undefined) => void;
  readonly announce: (message: string) => void;
  /** Leaves a page that belongs to another organisation. */
  readonly goHome: () => void;
  /** Lets a remote resume the work it left on this device. */
  readonly resume: (remoteID: string) => Promise<void>;
}

type Dispatch = (event: SessionEvent) => void;

/** Tells every tab that the user signed out; a session that ended by itself sends no such message. */
function signOutChannel(onSignOut: () => void): { send(): void } {
  if (typeof BroadcastChannel === 'undefined') return { send() {} };
  const channel = new BroadcastChannel('fleetfoot.sign-out');
  channel.addEventListener('message', onSignOut);
  return { send: () => channel.postMessage(undefined) };
}

function clearStore(store: AuthStore): void {
  const { uid } = store.getState();
  store.clear();
  // Also of a session that ended by itself: what was typed stays, what was seen goes.
  if (uid !== undefined) forgetSeen(uid);
}

function resumeWork(uid: string, { resume, report }: SessionServiceOptions, dispatch: Dispatch): void {
  for (const { remoteID } of waitingWork(uid)) {
    resume(remoteID).catch((error: unknown) => {
      report(error, { session: 'resume' });
      dispatch({ kind: 'resume-failed' });
    });
  }
}

/** Tells the machine what happens around it. */
function follow({ store, drafts }: SessionServiceOptions, dispatch: Dispatch): void {
  store.subscribe((auth) => dispatch({ kind: 'stored', auth, hasDrafts: !drafts.isEmpty() }));
  // Another window may be closed before it has done what it noted.
  onWaitingNoted(() => dispatch({ kind: 'work-noted' }));
  window.addEventListener('online', () => dispatch({ kind: 'online' }));
}

/**
 * Keeps the auth state true to what the auth service and the database say. The rules are the machine's; here they are
 * carried out.
 */
export function createSessionService(options: SessionServiceOptions): SessionService {
  const { store, drafts, report } = options;
  const dispatch: Dispatch = (event) => machine.dispatch(event);
  const auth = createSessionAuth(options, dispatch);
  const calls = createSessionCalls();
  const otherTabs = signOutChannel(() => dispatch({ kind: 'signed-out-elsewhere' }));
  let observing = Promise.resolve();
  let forgetting = Promise.resolve();

  const perform: Performers<SessionEffect> = {
    observe() {
      observing = auth.observe();
    },
    fetch: ({ task }) => void auth.fetch(task),
    'check-account': ({ task, session }) => void auth.checkAccount(task, session),
    save: ({ session }) => store.signedIn(session),
    clear: () => clearStore(store),
    watch: ({ place }) => auth.watch(place),
    resume: ({ uid }) => resumeWork(uid, options, dispatch),
    // At once: what is read from now on must not be dropped with it.
    'forget-data': () => auth.forgetData(),
    'forget-device': ({ uid }) => {
      forgetting = forgetUser(uid);
    },
    'discard-drafts': () => drafts.discardAll(),
    tell: ({ notice }) => options.notify(notice),
    announce: ({ message }) => options.announce(message),
    'go-home': () => options.goHome(),
    'tell-other-tabs': () => otherTabs.send(),
    'drop-auth': () => auth.drop(),
    'end-auth': ({ request, uid }) => void auth.end(request, uid),
    later: ({ ms, event }) => void setTimeout(() => dispatch(event), ms),
    // The sign-out is shown only after the data on the device is deleted.
    answer: ({ request, error }) => calls.answer(request, error, forgetting),
  };
  const machine = runMachine<SessionState, SessionEvent, SessionEffect>({
    initial: initialState(store.getState()),
    transition,
    perform,
    onError: (error, { kind }) => report(error, { session: kind }),
  });
  follow(options, dispatch);

  return {
    async start() {
      dispatch({ kind: 'start' });
      await observing;
    },
    refresh: () => calls.open((request) => dispatch({ kind: 'refresh', request })),
    signOut: () => calls.open((request) => dispatch({ kind: 'sign-out', request })),
  };
}
