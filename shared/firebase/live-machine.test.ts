import { ignores, proveTable } from '../testing/prove-table';
import { transition } from './live-machine';
import {
  cached,
  type Effect,
  type Event,
  events,
  failedRead,
  loading,
  loadingKnown,
  nothing,
  type Row,
  ready,
  refusal,
  type State,
  server,
  states,
  unreachable,
} from './testing/live-states';

const attempt = 2;
const next = 3;
const hasFailed = true;

/** The next state, shown unless it looks as before. */
function shows(state: State, ...effects: Effect[]): Row {
  const read = 'shown' in state ? state.shown : ({ status: 'loading' } as const);
  return { state, effects: [...effects, { kind: 'show', read }] };
}

function becomes(state: State, ...effects: Effect[]): Row {
  return { state, effects };
}

const heard: Effect = { kind: 'heard' };
const wait: Effect = { kind: 'wait' };
const stopWaiting: Effect = { kind: 'stop-waiting' };
const listen: Effect = { kind: 'listen', attempt: next };
const renew: Effect = { kind: 'renew' };
const recall: Effect = { kind: 'recall', attempt, failure: unreachable };
const leave = (keeps: boolean): Effect => ({ kind: 'leave', keeps });

const unread = (confirmedAt: number): State => ({ name: 'unread', attempt, confirmedAt });
const confirmed = ready('live', server('new'), {}, { confirmedAt: 1000 });
const seen = ready('seen', cached('seen'), { asOf: 100 }, { confirmedAt: 100 });
const anew = { attempt: next, hasFailed: false };
const late = ignores('answered late', 'failed late', 'recalled late');
/** What was seen is looked up only where there is no data. */
const unasked = ignores('open', 'recalled', 'recalled without anything');

const cells: Record<keyof typeof states, Record<keyof typeof events, Row>> = {
  unread: {
    ...late,
    ...unasked,
    open: becomes({ ...loading, attempt: next }, { kind: 'follow' }, listen, wait),
    ...ignores(
      'close',
      'answered',
      'answered out of the cache',
      'answered by an empty cache',
      'failed',
      'refused',
      'overdue',
      'connection',
      'connection lost',
      'contact',
      'retry',
      'retry after a refusal',
    ),
  },
  loading: {
    ...late,
    open: 'ignored',
    close: becomes(unread(0), leave(false), stopWaiting),
    answered: shows(confirmed, heard, stopWaiting),
    'answered out of the cache': becomes({ ...loading, known: cached('local'), confirmedAt: 900 }),
    'answered by an empty cache': becomes({ ...loading, confirmedAt: 900 }),
    failed: becomes({ ...loading, hasFailed }, recall),
    refused: shows(failedRead(refusal), stopWaiting),
    overdue: becomes(loading, recall),
    recalled: shows(seen, stopWaiting),
    'recalled without anything': shows(failedRead(unreachable, { hasFailed: false }), stopWaiting),
    connection: 'ignored',
    'connection lost': becomes(loading, recall),
    contact: 'ignored',
    retry: becomes({ ...loading, attempt: next }, renew, listen, wait),
    'retry after a refusal': becomes({ ...loading, attempt: next }, listen, wait),
  },
  'loading with data': {
    ...late,
    ...unasked,
    close: becomes(unread(500), leave(false), stopWaiting),
    answered: shows(confirmed, heard, stopWaiting),
    'answered out of the cache': becomes({ ...loadingKnown, known: cached('local') }),
    'answered by an empty cache': 'ignored',
    failed: shows(ready('old', cached('old'), { asOf: 500 }, { hasFailed }), stopWaiting),
    refused: shows(failedRead(refusal, { confirmedAt: 500, known: cached('old') }), stopWaiting),
    overdue: shows(ready('old', cached('old'), { asOf: 500 }), stopWaiting),
    connection: 'ignored',
    'connection lost': shows(ready('old', cached('old'), { isOffline: true, asOf: 500 }), stopWaiting),
    contact: 'ignored',
    retry: becomes({ ...loadingKnown, attempt: next }, renew, listen, wait),
    'retry after a refusal': becomes({ ...loadingKnown, attempt: next }, listen, wait),
  },
  error: {
    ...late,
    open: 'ignored',
    close: shows(unread(0), leave(false)),
    answered: shows(confirmed, heard),
    'answered out of the cache': shows(
      ready('old', cached('local'), { asOf: 900 }, { confirmedAt: 900, hasFailed }),
    ),
    'answered by an empty cache': becomes(failedRead(unreachable, { confirmedAt: 900 }), recall),
    failed: becomes(states.error, recall),
    refused: shows(failedRead(refusal)),
    overdue: 'ignored',
    recalled: shows({ ...seen, hasFailed }),
    'recalled without anything': shows(states.error),
    connection: shows({ ...loading, attempt: next }, listen, wait),
    'connection lost': becomes(states.error, recall),
    contact: 'ignored',
    retry: shows({ ...loading, attempt: next }, renew, listen, wait),
    'retry after a refusal': shows({ ...loading, attempt: next }, listen, wait),
  },
  'error over data': {
    ...late,
    ...unasked,
    close: shows(unread(500), leave(false)),
    answered: shows(confirmed, heard),
    'answered out of the cache': shows(ready('old', cached('local'), { asOf: 500 }, { hasFailed })),
    'answered by an empty cache': shows(ready('old', server('data'), { asOf: 900 }, { hasFailed })),
    failed: shows(ready('old', server('data'), { asOf: 900 }, { hasFailed })),
    refused: shows(states['error over data']),
    ...ignores('overdue', 'connection'),
    'connection lost': shows(ready('old', server('data'), { isOffline: true, asOf: 900 }, { hasFailed })),
    contact: 'ignored',
    retry: shows({ ...loadingKnown, known: server('data'), attempt: next }, renew, listen, wait),
    'retry after a refusal': shows({ ...loadingKnown, known: server('data'), attempt: next }, listen, wait),
  },
  live: {
    ...late,
    ...unasked,
    close: shows(unread(500), leave(true)),
    answered: shows(confirmed, heard),
    'answered out of the cache': shows(ready('lost', cached('local'), {}, { confirmedAt: 900 }), wait),
    'answered by an empty cache': shows(ready('lost', nothing, {}, { confirmedAt: 900 }), wait),
    failed: shows(ready('old', server('data'), { asOf: 900 }, { hasFailed })),
    refused: shows(failedRead(refusal, { confirmedAt: 500, known: server('data') })),
    ...ignores('overdue', 'connection'),
    'connection lost': shows(ready('live', server('data'), { isOffline: true, asOf: 900 })),
    contact: shows(ready('live', server('data'), { asOf: 900 })),
    retry: becomes({ ...states.live, ...anew }, renew, listen),
    'retry after a refusal': becomes({ ...states.live, ...anew }, listen),
  },
  lost: {
    ...late,
    ...unasked,
    close: shows(unread(500), leave(true), stopWaiting),
    answered: shows(confirmed, heard, stopWaiting),
    'answered out of the cache': shows(ready('lost', cached('local'), {}, { confirmedAt: 900 })),
    'answered by an empty cache': shows(ready('lost', nothing, {}, { confirmedAt: 900 })),
    failed: shows(ready('old', cached('data'), { asOf: 500 }, { hasFailed }), stopWaiting),
    refused: shows(failedRead(refusal, { confirmedAt: 500, known: cached('data') }), stopWaiting),
    overdue: shows(ready('old', cached('data'), { asOf: 500 }), stopWaiting),
    connection: 'ignored',
    'connection lost': shows(ready('lost', cached('data'), { isOffline: true, asOf: 500 })),
    contact: shows(ready('lost', cached('data'), { asOf: 500 })),
    retry: becomes({ ...states.lost, ...anew, name: 'live' }, renew, listen, stopWaiting),
    'retry after a refusal': becomes({ ...states.lost, ...anew, name: 'live' }, listen, stopWaiting),
  },
  old: {
    ...late,
    ...unasked,
    close: shows(unread(500), leave(true)),
    answered: shows(confirmed, heard),
    'answered out of the cache': shows(ready('old', cached('local'), { asOf: 500 }, { hasFailed })),
    'answered by an empty cache': shows(ready('old', nothing, { asOf: 500 }, { hasFailed })),
    failed: 'ignored',
    refused: shows(failedRead(refusal, { confirmedAt: 500, known: cached('data') })),
    overdue: 'ignored',
    connection: becomes({ ...states.old, ...anew }, listen),
    'connection lost': shows(ready('old', cached('data'), { isOffline: true, asOf: 500 }, { hasFailed })),
    contact: 'ignored',
    retry: becomes({ ...states.old, ...anew }, renew, listen),
    'retry after a refusal': becomes({ ...states.old, ...anew }, listen),
  },
  seen: {
    ...late,
    ...unasked,
    close: shows(unread(100), leave(false)),
    answered: shows(confirmed, heard),
    ...ignores('answered out of the cache', 'answered by an empty cache'),
    failed: becomes({ ...states.seen, hasFailed }),
    refused: shows(failedRead(refusal, { confirmedAt: 100 })),
    ...ignores('overdue', 'connection'),
    'connection lost': shows(
      ready('seen', cached('seen'), { isOffline: true, asOf: 100 }, { confirmedAt: 100 }),
    ),
    contact: 'ignored',
    retry: becomes({ ...states.seen, ...anew }, renew, listen),
    'retry after a refusal': becomes({ ...states.seen, ...anew }, listen),
  },
};

proveTable<State, Event, Effect, keyof typeof states, keyof typeof events>({
  transition,
  states,
  events,
  cells,
});

describe('without a connection', () => {
  const around = { isOnline: false, isSilent: false, heardAt: 900, now: 1000 };
  const wentOffline: Effect = { ...recall, attempt: next };

  test.each<[string, State, Event, Row]>([
    [
      'a read that begins looks up what was seen',
      states.unread,
      { kind: 'open', moment: around },
      becomes({ ...loading, attempt: next }, { kind: 'follow' }, listen, wentOffline, wait),
    ],
    [
      'a read that begins anew looks up what was seen',
      states.error,
      { kind: 'retry', error: refusal, moment: around },
      shows({ ...loading, attempt: next }, listen, wentOffline, wait),
    ],
    [
      'an answer out of the cache is shown at once',
      loading,
      { kind: 'answered', attempt, snapshot: cached('local'), moment: around },
      shows(ready('old', cached('local'), { isOffline: true, asOf: 900 }, { confirmedAt: 900 }), stopWaiting),
    ],
    [
      'a source that failed is not asked again',
      states.old,
      { kind: 'connection', moment: around },
      shows(ready('old', cached('data'), { isOffline: true, asOf: 500 }, { hasFailed })),
    ],
  ])('%s', (_, state, event, step) => expect(transition(state, event)).toEqual(step));
});
