import type { AuthState, SelectedOrganization } from '@fleetfoot/shared/contract';
import { AppError } from '@fleetfoot/shared/domain';
import type { Step } from '@fleetfoot/shared/machine';
import {
  accept,
  answer,
  beginFetch,
  type Draft,
  endFetches,
  fetchFailed,
  fetchInBackground,
} from './session-fetches';
import type { SessionEffect, SessionEvent, SessionState } from './session-types';

/** Longest wait for the auth service to say who has just signed in, in milliseconds. */
const USER_WAIT_MS = 5_000;

export function initialState(auth: AuthState): SessionState {
  return {
    auth,
    user: undefined,
    observing: 'no',
    owner: auth.uid,
    isLeaving: false,
    newest: 0,
    ended: 0,
    waiting: [],
    place: undefined,
    fetchesOnline: false,
    resumesOnline: false,
  };
}

function observe({ state, effects }: Draft): void {
  if (state.observing === 'beginning' || state.observing === 'yes') return;
  state.observing = 'beginning';
  effects.push({ kind: 'observe' });
}

function waitForUser({ effects }: Draft, request: number): void {
  effects.push({ kind: 'later', ms: USER_WAIT_MS, event: { kind: 'user-wait-over', request } });
}

function refresh(draft: Draft, { request }: { readonly request: number }): void {
  const { state } = draft;
  if (state.user !== undefined) beginFetch(draft, state.user, { request });
  else {
    state.waiting = [...state.waiting, request];
    if (state.observing === 'yes') waitForUser(draft, request);
    else observe(draft);
  }
}

function observed(draft: Draft, observing: 'yes' | 'failed'): void {
  draft.state.observing = observing;
  for (const request of draft.state.waiting) waitForUser(draft, request);
}

/** No user is known any more. */
function userGone(draft: Draft): void {
  const { state, effects } = draft;
  state.user = undefined;
  endFetches(draft);
  if (state.auth.isSignedIn) effects.push({ kind: 'clear' });
}

function userKnown(draft: Draft, uid: string): void {
  const { state, effects } = draft;
  const { auth, owner, waiting } = state;
  endFetches(draft);
  state.user = uid;
  state.owner = uid;
  state.waiting = [];
  if (owner !== undefined && owner !== uid) effects.push({ kind: 'discard-drafts' });
  if (auth.isSignedIn && auth.uid !== uid) effects.push({ kind: 'clear' });
  fetchInBackground(draft);
  for (const request of waiting) beginFetch(draft, uid, { request });
}

function placeChanged(
  { effects }: Draft,
  uid: string,
  before: SelectedOrganization | undefined,
  now: SelectedOrganization | undefined,
): void {
  if (before !== undefined && before.id !== now?.id) {
    effects.push(
      { kind: 'discard-drafts' },
      { kind: 'forget-data' },
      { kind: 'forget-device', uid },
      { kind: 'tell', notice: { kind: 'removed', from: before.name, to: now?.name } },
    );
    if (now !== undefined) effects.push({ kind: 'go-home' });
  } else if (before === undefined && now !== undefined) {
    effects.push({ kind: 'tell', notice: undefined });
  } else if (now !== undefined && now.role !== before?.role) {
    const role = now.role === 'Admin' ? 'an Admin' : 'a Member';
    effects.push({ kind: 'announce', message: `You are now ${role} of ${now.name}.` });
  }
}

/** The store has changed, in this tab or another: the user is notified of what it means for them. */
function stored(
  draft: Draft,
  { auth: now, hasDrafts }: { readonly auth: AuthState; readonly hasDrafts: boolean },
): void {
  const { state, effects } = draft;
  const before = state.auth;
  state.auth = now;
  state.owner ??= now.uid;
  if (now.uid === undefined) {
    // Unless it made place for the user who is fetched now.
    if (before.uid === state.user) endFetches(draft);
    const notice = state.isLeaving ? undefined : ({ kind: 'ended', keepsDrafts: hasDrafts } as const);
    if (before.isSignedIn) effects.push({ kind: 'tell', notice });
  } else if (now.uid !== before.uid) {
    state.isLeaving = false;
    effects.push({ kind: 'tell', notice: undefined });
  } else placeChanged(draft, now.uid, before.selectedOrganization, now.selectedOrganization);
}

function leaveNothing({ state, effects }: Draft, uid: string | undefined): void {
  if (uid !== undefined) effects.push({ kind: 'forget-device', uid });
  effects.push({ kind: 'discard-drafts' });
  // The session had ended by itself before, with an explanation.
  if (!state.auth.isSignedIn) effects.push({ kind: 'tell', notice: undefined });
}

function resume({ state, effects }: Draft): void {
  if (state.place !== undefined) effects.push({ kind: 'resume', uid: state.place.uid });
}

function online(draft: Draft): void {
  const { state } = draft;
  const { observing, fetchesOnline, resumesOnline } = state;
  state.fetchesOnline = false;
  state.resumesOnline = false;
  if (observing === 'failed') observe(draft);
  if (fetchesOnline) fetchInBackground(draft);
  if (resumesOnline) resume(draft);
}

/** Follows the membership of the user on whom the auth service and the store agree. */
function followPlace(draft: Draft): void {
  const { state, effects } = draft;
  const { user, auth, place } = state;
  const orgID = user === auth.uid ? auth.selectedOrganization?.id : undefined;
  const next = user === undefined || orgID === undefined ? undefined : { uid: user, orgID };
  if (next?.uid === place?.uid && next?.orgID === place?.orgID) return;
  state.place = next;
  state.resumesOnline = false;
  effects.push({ kind: 'watch', place: next });
  resume(draft);
}

type Rules = {
  readonly [Kind in SessionEvent['kind']]: (
    draft: Draft,
    event: Extract<SessionEvent, { readonly kind: Kind }>,
  ) => void;
};

const RULES: Rules = {
  start: observe,
  observed: (draft) => observed(draft, 'yes'),
  'observe-failed': (draft) => observed(draft, 'failed'),
  online,
  user(draft, { uid }) {
    if (uid === undefined) userGone(draft);
    else userKnown(draft, uid);
  },
  stored,
  refresh,
  'user-wait-over': ({ state, effects }, { request }) => {
    if (!state.waiting.includes(request)) return;
    state.waiting = state.waiting.filter((waiting) => waiting !== request);
    const error = new AppError('unauthenticated', 'Nobody is signed in.');
    effects.push({ kind: 'answer', request, error });
  },
  'fetch-again': (draft, { after, attempt }) => {
    if (after > draft.state.ended) fetchInBackground(draft, attempt);
  },
  // A place is lost by a removal or with the whole account; only the auth service knows which.
  fetched(draft, { task, session }) {
    if (task.held === undefined || task.held === session.organization?.id) accept(draft, task, session);
    else draft.effects.push({ kind: 'check-account', task, session });
  },
  'fetch-failed': fetchFailed,
  'account-checked': (draft, { account, task, session }) => {
    // Who deletes their profile loses the account last: a place that is lost with the profile ends the session as well.
    if (account !== 'gone' && session.user) accept(draft, task, session);
    else {
      // The auth service refuses a deleted account before it reports the sign-out: the refusal ends the session.
      if (draft.state.user === task.uid) {
        userGone(draft);
        draft.effects.push({ kind: 'drop-auth' });
      }
      answer(draft, task);
    }
  },
  membership(draft, { role }) {
    if (role !== draft.state.auth.selectedOrganization?.role) fetchInBackground(draft);
  },
  'membership-refused': (draft) => fetchInBackground(draft),
  'work-noted': resume,
  'resume-failed': ({ state }) => {
    state.resumesOnline = true;
  },
  'sign-out': ({ state, effects }, { request }) => {
    state.isLeaving = true;
    effects.push({ kind: 'end-auth', request, uid: state.owner });
  },
  'auth-not-ended': ({ state, effects }, { request, error }) => {
    state.isLeaving = false;
    effects.push({ kind: 'answer', request, error });
  },
  'auth-ended': (draft, { request, uid }) => {
    draft.effects.push({ kind: 'tell-other-tabs' });
    leaveNothing(draft, uid);
    draft.effects.push({ kind: 'clear' }, { kind: 'answer', request });
  },
  'signed-out-elsewhere': (draft) => {
    draft.state.isLeaving = true;
    endFetches(draft);
    leaveNothing(draft, draft.state.owner);
    // The store hears of it a moment later; until then an answer could still be kept on the device.
    if (draft.state.auth.isSignedIn) draft.effects.push({ kind: 'clear' });
  },
};

/**
 * The session's rules: what follows when something happens.
 * @returns the next state and what is to be done, in order; nothing is done here
 */
export function transition(state: SessionState, event: SessionEvent): Step<SessionState, SessionEffect> {
  const draft: Draft = { state: { ...state }, effects: [] };
  const rule = RULES[event.kind] as (draft: Draft, event: SessionEvent) => void;
  rule(draft, event);
  followPlace(draft);
  return draft;
}
