import { AppError } from '@fleetfoot/shared/domain';
import type { Cell } from '../../testing/prove-table';
import type { LiveSnapshot } from '../live';
import type { LiveEffect, LiveEvent, LiveState, ReadyState, WaitingState } from '../live-machine-types';

export type State = LiveState<string>;
export type Effect = LiveEffect<string>;
export type Event = LiveEvent<string>;
type Loading = Extract<State, { readonly name: 'loading' }>;
export type Row = Cell<State, Effect>;

export const unreachable = new AppError('offline', 'No answer from Firestore.');
export const refusal = new AppError('permission-denied', 'no');

/** All that happens does so at the same time; the server was heard a while before. */
const moment = { isOnline: true, isSilent: false, heardAt: 900, now: 1000 };
const offline = { ...moment, isOnline: false };
const attempt = 2;

export const server = (data: string): LiveSnapshot<string> => ({ data, fromCache: false, empty: false });
export const cached = (data: string): LiveSnapshot<string> => ({ data, fromCache: true, empty: false });
export const nothing: LiveSnapshot<string> = { data: '', fromCache: true, empty: true };

const listening = { attempt, confirmedAt: 0, known: undefined, hasFailed: false };
export const loading: Loading = { ...listening, name: 'loading' };
export const loadingKnown: Loading = {
  ...listening,
  name: 'loading',
  confirmedAt: 500,
  known: cached('old'),
};

export function failedRead(error: AppError, change: Partial<WaitingState<string>> = {}): State {
  return { ...listening, hasFailed: true, ...change, name: 'error', shown: { status: 'error', error } };
}

interface Look {
  readonly isOffline?: boolean;
  readonly asOf?: number;
}

export function ready(
  name: ReadyState<string>['name'],
  known: LiveSnapshot<string>,
  { isOffline = false, asOf }: Look = {},
  change: Partial<ReadyState<string>> = {},
): ReadyState<string> {
  return {
    ...listening,
    confirmedAt: 500,
    ...change,
    name,
    known,
    shown: {
      status: 'ready',
      data: known.data,
      offline: isOffline,
      ...(asOf !== undefined && { asOf: new Date(asOf) }),
      ...(name === 'seen' && { isSeen: true }),
    },
  };
}

const hasFailed = true;
export const states = {
  unread: { name: 'unread', attempt, confirmedAt: 0 },
  loading,
  'loading with data': loadingKnown,
  error: failedRead(unreachable),
  'error over data': failedRead(refusal, { confirmedAt: 500, known: server('data') }),
  live: ready('live', server('data')),
  lost: ready('lost', cached('data')),
  old: ready('old', cached('data'), { asOf: 500 }, { hasFailed }),
  seen: ready('seen', cached('seen'), { asOf: 100 }, { confirmedAt: 100 }),
} satisfies Record<State['name'], State> & Record<string, State>;

export const events = {
  open: { kind: 'open', moment },
  close: { kind: 'close', moment },
  answered: { kind: 'answered', attempt, snapshot: server('new'), moment },
  'answered out of the cache': { kind: 'answered', attempt, snapshot: cached('local'), moment },
  'answered by an empty cache': { kind: 'answered', attempt, snapshot: nothing, moment },
  'answered late': { kind: 'answered', attempt: 1, snapshot: server('late'), moment },
  failed: { kind: 'failed', attempt, error: unreachable, moment },
  'failed late': { kind: 'failed', attempt: 1, error: refusal, moment },
  refused: { kind: 'failed', attempt, error: refusal, moment },
  overdue: { kind: 'overdue', moment },
  recalled: {
    kind: 'recalled',
    attempt,
    seen: { data: 'seen', at: 100 },
    failure: unreachable,
    moment,
  },
  'recalled without anything': { kind: 'recalled', attempt, seen: undefined, failure: unreachable, moment },
  'recalled late': { kind: 'recalled', attempt: 1, seen: undefined, failure: unreachable, moment },
  connection: { kind: 'connection', moment },
  'connection lost': { kind: 'connection', moment: offline },
  contact: { kind: 'contact', moment: { ...moment, isSilent: true } },
  retry: { kind: 'retry', error: unreachable, moment },
  'retry after a refusal': { kind: 'retry', error: refusal, moment },
} satisfies Record<Event['kind'], Event> & Record<string, Event>;
