import type { AppError } from '@fleetfoot/shared/domain';
import type { Step } from '../machine/run-machine';
import type { LiveSnapshot } from './live';
import type {
  LiveEffect,
  LiveEvent,
  LiveMoment,
  LiveState,
  ReadyState,
  ShownRead,
  WaitingState,
} from './live-machine-types';
import { fromSdkError, isUnreachable } from './sdk-error';

type ReadState<T> = WaitingState<T> | ReadyState<T>;
type ReadStep<T> = Step<ReadState<T>, LiveEffect<T>>;
type LiveStep<T> = Step<LiveState<T>, LiveEffect<T>>;
type EventOf<T, Kind> = LiveEvent<T> & { readonly kind: Kind };

const LOADING = { status: 'loading' } as const;

export const UNREAD = { name: 'unread', attempt: 0, confirmedAt: 0 } as const;

function isReady<T>(state: ReadState<T>): state is ReadyState<T> {
  return state.name !== 'loading' && state.name !== 'error';
}

/** Shows what is known as it is at this moment. */
function showKnown<T>(
  before: ReadState<T>,
  change: Pick<ReadyState<T>, 'name' | 'known'> & Partial<ReadyState<T>>,
  { isOnline, isSilent, heardAt }: LiveMoment,
): ReadyState<T> {
  const { name, attempt, confirmedAt, known, hasFailed } = { ...before, ...change };
  const isOld = !isOnline || isSilent || name === 'old' || name === 'seen';
  // A listener that is not cut off has heard of every change that was there when the server was last heard.
  const isRead = known.fromCache || known.readAt;
  const asOf = isOld ? new Date(isRead ? confirmedAt : Math.max(confirmedAt, heardAt)) : undefined;
  const shown: ReadyState<T>['shown'] = {
    status: 'ready',
    data: known.data,
    offline: !isOnline,
    ...(asOf && { asOf }),
    ...(name === 'seen' && { isSeen: true }),
  };
  const isSame =
    isReady(before) &&
    before.shown.data === shown.data &&
    before.shown.offline === shown.offline &&
    before.shown.asOf?.getTime() === asOf?.getTime() &&
    before.shown.isSeen === shown.isSeen;
  return { name, attempt, confirmedAt, known, hasFailed, shown: isSame ? before.shown : shown };
}

function showError<T>(
  { attempt, confirmedAt, known, hasFailed }: ReadState<T>,
  error: AppError,
): WaitingState<T> {
  return { name: 'error', attempt, confirmedAt, known, hasFailed, shown: { status: 'error', error } };
}

/** Shows what is known although the server does not confirm it; without any, what was seen last is looked up. */
function showOld<T>(state: ReadState<T>, moment: LiveMoment, failure = unanswered(moment)): ReadStep<T> {
  const { known, attempt } = state;
  if (!known) return { state, effects: [{ kind: 'recall', attempt, failure }] };
  const name = state.name === 'seen' ? 'seen' : 'old';
  return { state: showKnown(state, { name, known }, moment), effects: [] };
}

function unanswered({ isOnline }: LiveMoment): AppError {
  return fromSdkError({ code: 'unavailable', message: 'No answer from Firestore.' }, isOnline);
}

/** Asks the source anew; data that is shown stays. */
function listen<T>(state: ReadState<T>, moment: LiveMoment): ReadStep<T> {
  const attempt = state.attempt + 1;
  const effects: readonly LiveEffect<T>[] = [{ kind: 'listen', attempt }];
  if (isReady(state)) {
    const name = state.name === 'lost' ? 'live' : state.name;
    return { state: { ...state, name, attempt, hasFailed: false }, effects };
  }
  const { confirmedAt, known } = state;
  const next: ReadState<T> = { name: 'loading', attempt, confirmedAt, known, hasFailed: false };
  if (moment.isOnline) return { state: next, effects };
  const old = showOld(next, moment);
  return { state: old.state, effects: [...effects, ...old.effects] };
}

function confirmed<T>(state: ReadState<T>, known: LiveSnapshot<T>, moment: LiveMoment): ReadStep<T> {
  const heard = { ...moment, isSilent: false, heardAt: moment.now };
  const confirmedAt = known.readAt ?? moment.now;
  const next = showKnown(state, { name: 'live', known, confirmedAt, hasFailed: false }, heard);
  return { state: next, effects: [{ kind: 'heard' }] };
}

/** An answer out of the cache while the server's is awaited: a part of the data is not shown as all of it. */
function cachedFirst<T>(state: WaitingState<T>, snapshot: LiveSnapshot<T>, moment: LiveMoment): ReadStep<T> {
  const known = snapshot.empty || snapshot.isPart ? state.known : snapshot;
  // A document that another query has brought was true when the server was last heard.
  const confirmedAt = state.confirmedAt || (snapshot.confirmedAt ?? moment.heardAt);
  const next = { ...state, known, confirmedAt };
  return state.name === 'error' || !moment.isOnline ? showOld(next, moment) : { state: next, effects: [] };
}

/** An answer out of the cache in place of what is shown: the listener has lost the server. */
function cachedLater<T>(state: ReadyState<T>, known: LiveSnapshot<T>, moment: LiveMoment): ReadyState<T> {
  if (state.name === 'seen') return state;
  if (state.name === 'old') return showKnown(state, { name: 'old', known }, moment);
  const confirmedAt = Math.max(state.confirmedAt, moment.heardAt);
  return showKnown(state, { name: 'lost', known, confirmedAt }, moment);
}

function answered<T>(state: ReadState<T>, { snapshot, moment }: EventOf<T, 'answered'>): ReadStep<T> {
  if (!snapshot.fromCache) return confirmed(state, snapshot, moment);
  if (!isReady(state)) return cachedFirst(state, snapshot, moment);
  return { state: cachedLater(state, snapshot, moment), effects: [] };
}

function failed<T>(state: ReadState<T>, { error, moment }: EventOf<T, 'failed'>): ReadStep<T> {
  const next = { ...state, hasFailed: true };
  if (isUnreachable(error)) return showOld(next, moment, error);
  // Who is refused now does not see what they saw before.
  const refused = showError(next, error);
  return { state: state.name === 'seen' ? { ...refused, known: undefined } : refused, effects: [] };
}

function recalled<T>(state: ReadState<T>, { seen, failure, moment }: EventOf<T, 'recalled'>): ReadStep<T> {
  if (state.known) return { state, effects: [] };
  if (!seen) return { state: showError(state, failure), effects: [] };
  const known = { data: seen.data, fromCache: true, empty: false };
  return {
    state: showKnown(state, { name: 'seen', known, confirmedAt: seen.at }, moment),
    effects: [],
  };
}

function connection<T>(state: ReadState<T>, moment: LiveMoment): ReadStep<T> {
  if (isReady(state)) {
    const next = showKnown(state, state, moment);
    return state.hasFailed && moment.isOnline ? listen(next, moment) : { state: next, effects: [] };
  }
  if (!moment.isOnline) return showOld(state, moment);
  const isOffline = state.name === 'error' && state.shown.error.code === 'offline';
  return isOffline ? listen(state, moment) : { state, effects: [] };
}

function retry<T>(state: ReadState<T>, { error, moment }: EventOf<T, 'retry'>): ReadStep<T> {
  const step = listen(state, moment);
  // What got no answer may wait behind a request that got lost on its way.
  return isUnreachable(error) ? { ...step, effects: [{ kind: 'renew' }, ...step.effects] } : step;
}

function open<T>({ attempt, confirmedAt }: LiveState<T>, moment: LiveMoment): LiveStep<T> {
  const unasked = { name: 'loading', attempt, confirmedAt, known: undefined, hasFailed: false } as const;
  const { state, effects } = listen<T>(unasked, moment);
  return { state, effects: [{ kind: 'follow' }, ...effects] };
}

function close<T>(state: ReadState<T>): LiveStep<T> {
  const { attempt, confirmedAt, known } = state;
  // A source that has said nothing, failed or says nothing more is asked afresh by whoever comes next.
  const keeps = isReady(state) && state.name !== 'seen' && !known?.readAt;
  return { state: { name: 'unread', attempt, confirmedAt }, effects: [{ kind: 'leave', keeps }] };
}

function follow<T>(state: ReadState<T>, event: LiveEvent<T>): LiveStep<T> {
  const { moment } = event;
  const isLate = 'attempt' in event && event.attempt !== state.attempt;
  if (isLate || event.kind === 'open') return { state, effects: [] };
  switch (event.kind) {
    case 'close':
      return close(state);
    case 'answered':
      return answered(state, event);
    case 'failed':
      return failed(state, event);
    case 'recalled':
      return recalled(state, event);
    case 'overdue':
      return deadlineOf(state) === undefined ? { state, effects: [] } : showOld(state, moment);
    case 'connection':
      return connection(state, moment);
    case 'contact':
      return { state: isReady(state) ? showKnown(state, state, moment) : state, effects: [] };
    case 'retry':
      return retry(state, event);
  }
}

/** Names the time that the server has; `undefined` when nothing is awaited. */
function deadlineOf<T>({ name, attempt }: LiveState<T>): string | undefined {
  if (name === 'loading') return `answer ${attempt}`;
  return name === 'lost' ? 'contact' : undefined;
}

function readOf<T>(state: LiveState<T>): ShownRead<T> {
  return 'shown' in state ? state.shown : LOADING;
}

/**
 * The rules of a live read: what follows when something happens.
 * @returns the next state and what is to be done, in order; nothing is done here
 */
export function transition<T>(before: LiveState<T>, event: LiveEvent<T>): LiveStep<T> {
  const isUnread = before.name === 'unread';
  if (isUnread && event.kind !== 'open') return { state: before, effects: [] };
  const { state, effects } = isUnread ? open<T>(before, event.moment) : follow(before, event);
  const deadline = deadlineOf(state);
  const read = readOf(state);
  const after: LiveEffect<T>[] = [];
  if (deadline !== deadlineOf(before)) after.push({ kind: deadline ? 'wait' : 'stop-waiting' });
  if (read !== readOf(before)) after.push({ kind: 'show', read });
  return { state, effects: [...effects, ...after] };
}
