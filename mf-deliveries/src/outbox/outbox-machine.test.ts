import { type Cell, ignores, proveTable } from '@fleetfoot/shared/testing/prove-table';
import type { OutboxEntry, OutboxState } from './outbox-entry';
import { type OutboxEffect, type OutboxEvent, type OutboxRun, STOPPED, transition } from './outbox-machine';

type Run = OutboxRun<string>;
type Event = OutboxEvent<string>;
type Row = Cell<Run, OutboxEffect>;

function entry(state: OutboxState): OutboxEntry<string> {
  const savedAt = new Date('2026-02-03T10:00Z');
  return { id: 'd1', orgID: 'org-1', title: 'ORD-1', payload: 'to Sea Point', state, savedAt, attempts: 1 };
}

const waiting = [entry('needs-you'), entry('saved')];
const done = [entry('accepted'), entry('needs-you')];
const error = new Error('No storage.');

const states = {
  stopped: { ...STOPPED },
  'stopped by the end of the session': { name: 'stopped', entries: waiting, readers: 1 },
  sending: { name: 'sending', entries: waiting, readers: 1, pauses: 1 },
  'sending the last': { name: 'sending', entries: done, readers: 1, pauses: 1 },
  'sending before anything is read': { name: 'sending', entries: undefined, readers: 1, pauses: 0 },
  'sending the last, without readers': { name: 'sending', entries: done, readers: 0, pauses: 1 },
  pausing: { name: 'pausing', entries: waiting, readers: 1, pauses: 1 },
  'pausing for long': { name: 'pausing', entries: waiting, readers: 1, pauses: 9 },
  'pausing without readers': { name: 'pausing', entries: waiting, readers: 0, pauses: 1 },
  'pausing for nothing': { name: 'pausing', entries: done, readers: 1, pauses: 1 },
  resting: { name: 'resting', entries: done, readers: 1, pauses: 1 },
} satisfies Record<Run['name'], Run> & Record<string, Run>;

const events = {
  read: { kind: 'read', readers: 2 },
  unread: { kind: 'unread', readers: 0 },
  listed: { kind: 'listed', entries: waiting, unsent: 3, by: 'this' },
  'listed by another': { kind: 'listed', entries: done, unsent: 1, by: 'another' },
  told: { kind: 'told' },
  refreshed: { kind: 'refreshed' },
  'sent-all': { kind: 'sent-all' },
  'send-failed': { kind: 'send-failed', error },
  tried: { kind: 'tried' },
  online: { kind: 'online' },
  'pause-over': { kind: 'pause-over' },
  'user-gone': { kind: 'user-gone' },
} satisfies Record<Event['kind'], Event> & Record<string, Event>;

const becomes = (state: Run, ...effects: OutboxEffect[]): Row => ({ state, effects });
const effect = (kind: 'watch' | 'unwatch' | 'send-all' | 'refresh' | 'end-pause'): OutboxEffect => ({ kind });
const [watch, unwatch] = [effect('watch'), effect('unwatch')];
const [sendAll, refresh, endPause] = [effect('send-all'), effect('refresh'), effect('end-pause')];
const pause = (ms: number): OutboxEffect => ({ kind: 'pause', ms });
const report: OutboxEffect = { kind: 'report', error };
const stopped = (entries: Run['entries'], readers = 0): Run => ({ name: 'stopped', entries, readers });

/** In every state what is listed is kept, and told to the readers; a running outbox tells other windows of its own changes. */
function lists(state: Run) {
  const tell = (count: number): OutboxEffect[] => [
    { kind: 'note-waiting', count },
    { kind: 'tell-readers' },
    ...(count === 3 && state.name !== 'stopped' ? [{ kind: 'tell-windows' } as const] : []),
  ];
  return {
    listed: becomes({ ...state, entries: waiting }, ...tell(3)),
    'listed by another': becomes({ ...state, entries: done }, ...tell(1)),
  };
}

/** What is common to the states in which the outbox runs. */
function running(state: Extract<Run, { readonly pauses: number }>, ...first: OutboxEffect[]) {
  const { entries, readers } = state;
  const sending = { ...state, name: 'sending' } as const;
  return {
    ...lists(state),
    read: becomes({ ...state, readers: 2 }),
    told: becomes(state, refresh),
    online: becomes({ ...sending, pauses: 0 }, ...first, sendAll),
    'user-gone': becomes(stopped(entries, readers), ...first, unwatch),
  };
}

const unasked = ignores('told', 'refreshed', 'sent-all', 'send-failed', 'tried', 'online', 'pause-over');
const starts = (entries: Run['entries']): Row =>
  becomes({ name: 'sending', entries, readers: 2, pauses: 0 }, watch, sendAll);

/** An outbox in which something waits. */
function withWaiting(state: Extract<Run, { readonly pauses: number }>, ms: number) {
  const pausing = becomes({ ...state, name: 'pausing' }, pause(ms));
  return {
    unread: becomes({ ...state, readers: 0 }),
    ...ignores('refreshed'),
    'sent-all': pausing,
    'send-failed': becomes({ ...state, name: 'pausing' }, report, pause(ms)),
    tried: pausing,
  };
}

const restedBadly = becomes(states.resting, report);
const ended = becomes(stopped(done), unwatch);

const cells: Record<keyof typeof states, Record<keyof typeof events, Row>> = {
  stopped: {
    ...lists(states.stopped),
    ...unasked,
    ...ignores('unread', 'user-gone'),
    read: starts(undefined),
  },
  'stopped by the end of the session': {
    ...lists(states['stopped by the end of the session']),
    ...unasked,
    ...ignores('user-gone'),
    read: starts(waiting),
    unread: becomes(stopped(waiting)),
  },
  sending: { ...running(states.sending), ...withWaiting(states.sending, 15_000), ...ignores('pause-over') },
  'sending the last': {
    ...running(states['sending the last']),
    ...ignores('refreshed', 'tried', 'pause-over'),
    unread: ended,
    'sent-all': becomes(states.resting),
    'send-failed': restedBadly,
  },
  'sending before anything is read': {
    ...running(states['sending before anything is read']),
    ...withWaiting(states['sending before anything is read'], 5_000),
    ...ignores('pause-over'),
    'send-failed': becomes({ name: 'resting', entries: [], readers: 1, pauses: 0 }, report),
  },
  'sending the last, without readers': {
    ...running(states['sending the last, without readers']),
    ...ignores('tried', 'pause-over'),
    unread: ended,
    refreshed: ended,
    'sent-all': ended,
    'send-failed': becomes(stopped(done), unwatch, report),
  },
  pausing: {
    ...running(states.pausing, endPause),
    ...withWaiting(states.pausing, 15_000),
    'pause-over': becomes({ ...states.sending, pauses: 2 }, endPause, sendAll),
  },
  'pausing for long': {
    ...running(states['pausing for long'], endPause),
    ...withWaiting(states['pausing for long'], 60_000),
    'pause-over': becomes({ ...states.sending, pauses: 10 }, endPause, sendAll),
  },
  'pausing without readers': {
    ...running(states['pausing without readers'], endPause),
    ...withWaiting(states['pausing without readers'], 15_000),
    'pause-over': becomes({ ...states.sending, readers: 0, pauses: 2 }, endPause, sendAll),
  },
  'pausing for nothing': {
    ...running(states['pausing for nothing'], endPause),
    ...ignores('refreshed'),
    unread: becomes(stopped(done), endPause, unwatch),
    'sent-all': becomes(states.resting, endPause),
    'send-failed': becomes(states.resting, endPause, report),
    tried: becomes(states.resting, endPause),
    'pause-over': becomes({ ...states['sending the last'], pauses: 2 }, endPause, sendAll),
  },
  resting: {
    ...running(states.resting),
    ...ignores('refreshed', 'sent-all', 'tried', 'pause-over'),
    unread: ended,
    'send-failed': restedBadly,
  },
};

proveTable<Run, Event, OutboxEffect, keyof typeof states, keyof typeof events>({
  transition,
  states,
  events,
  cells,
});
