import type { Step } from '@fleetfoot/shared/machine';
import type { OutboxEntry } from './outbox-entry';

interface OutboxMemory<Payload> {
  /** Entries of the organisation, oldest first; `undefined` until they are read. */
  readonly entries: readonly OutboxEntry<Payload>[] | undefined;
  readonly readers: number;
}

/** Running: `sending` what waits, `pausing` before it is sent again, or `resting` because nothing waits. */
interface Running {
  readonly name: 'sending' | 'pausing' | 'resting';
  /** Pauses since the start, or since the connection came back. */
  readonly pauses: number;
}

export type OutboxRun<Payload> = OutboxMemory<Payload> & ({ readonly name: 'stopped' } | Running);

export type OutboxEvent<Payload> =
  /** Somebody reads the outbox, or no longer does; with how many are left. */
  | { readonly kind: 'read' | 'unread'; readonly readers: number }
  /** The device's entries have changed; `unsent` counts also those of other organisations. */
  | {
      readonly kind: 'listed';
      readonly entries: readonly OutboxEntry<Payload>[];
      readonly unsent: number;
      readonly by: 'this' | 'another';
    }
  /** `told` that another window has changed something, which has been `refreshed`. */
  | { readonly kind: 'told' | 'refreshed' }
  | { readonly kind: 'sent-all' }
  /** The entries could not be read or changed; what a server refuses is no such failure. */
  | { readonly kind: 'send-failed'; readonly error: unknown }
  /** A form or a button has sent an entry, which may have to wait. */
  | { readonly kind: 'tried' }
  | { readonly kind: 'online' | 'pause-over' }
  /** The user has signed out, or changed the organisation. */
  | { readonly kind: 'user-gone' };

export type OutboxEffect =
  /** Listens to the connection and to other windows, until `unwatch`. */
  | { readonly kind: 'watch' | 'unwatch' }
  | { readonly kind: 'send-all' | 'refresh' }
  | { readonly kind: 'pause'; readonly ms: number }
  | { readonly kind: 'end-pause' }
  /** Notes on this device that so many entries wait. */
  | { readonly kind: 'note-waiting'; readonly count: number }
  | { readonly kind: 'tell-readers' | 'tell-windows' }
  | { readonly kind: 'report'; readonly error: unknown };

type OutboxStep<Payload> = Step<OutboxRun<Payload>, OutboxEffect>;
type RunningState<Payload> = OutboxMemory<Payload> & Running;

/** Pauses between sends while an entry waits, in milliseconds; the last one repeats. */
const PAUSES_MS = [5_000, 15_000] as const;
const LONGEST_PAUSE_MS = 60_000;

export const STOPPED = { name: 'stopped', entries: undefined, readers: 0 } as const;

function hasWaiting({ entries }: OutboxMemory<unknown>): boolean {
  return entries === undefined || entries.some(({ state }) => state === 'saved' || state === 'sending');
}

function stop<Payload>({ entries, readers }: OutboxMemory<Payload>): OutboxRun<Payload> {
  return { name: 'stopped', entries, readers };
}

/** Entries saved on one page are sent while their user is on another. */
function stopWhenIdle<Payload>(state: RunningState<Payload>): OutboxRun<Payload> {
  return state.readers === 0 && !hasWaiting(state) ? stop(state) : state;
}

function send<Payload>(state: OutboxMemory<Payload>, pauses: number): RunningState<Payload> {
  return { name: 'sending', pauses, entries: state.entries, readers: state.readers };
}

function listed<Payload>(
  state: OutboxRun<Payload>,
  { entries, unsent, by }: OutboxEvent<Payload> & { readonly kind: 'listed' },
): OutboxStep<Payload> {
  const tellWindows = by === 'this' && state.name !== 'stopped';
  return {
    state: { ...state, entries },
    effects: [
      { kind: 'note-waiting', count: unsent },
      { kind: 'tell-readers' },
      ...(tellWindows ? [{ kind: 'tell-windows' } as const] : []),
    ],
  };
}

/** Sends again what still waits, after a pause. */
function pause<Payload>(state: RunningState<Payload>): Step<RunningState<Payload>, OutboxEffect> {
  const ms = PAUSES_MS[state.pauses] ?? LONGEST_PAUSE_MS;
  return { state: { ...state, name: 'pausing' }, effects: [{ kind: 'pause', ms }] };
}

function sentAll<Payload>(state: RunningState<Payload>): OutboxStep<Payload> {
  if (hasWaiting(state)) return pause(state);
  return { state: stopWhenIdle({ ...state, name: 'resting' }), effects: [] };
}

function tried<Payload>(state: RunningState<Payload>): OutboxStep<Payload> {
  if (hasWaiting(state)) return pause(state);
  return { state: { ...state, name: state.name === 'pausing' ? 'resting' : state.name }, effects: [] };
}

function sendAnew<Payload>(state: OutboxMemory<Payload>, pauses: number): OutboxStep<Payload> {
  return { state: send(state, pauses), effects: [{ kind: 'send-all' }] };
}

function whileRunning<Payload>(
  state: RunningState<Payload>,
  event: OutboxEvent<Payload>,
): OutboxStep<Payload> {
  switch (event.kind) {
    case 'unread':
      return { state: stopWhenIdle({ ...state, readers: event.readers }), effects: [] };
    case 'told':
      return { state, effects: [{ kind: 'refresh' }] };
    case 'refreshed':
      return { state: stopWhenIdle(state), effects: [] };
    case 'sent-all':
      return sentAll(state);
    case 'send-failed': {
      // A browser that allows no database has nothing to send.
      const step = sentAll({ ...state, entries: state.entries ?? [] });
      return { state: step.state, effects: [{ kind: 'report', error: event.error }, ...step.effects] };
    }
    case 'tried':
      return tried(state);
    case 'online':
      return sendAnew(state, 0);
    case 'pause-over':
      return state.name === 'pausing' ? sendAnew(state, state.pauses + 1) : { state, effects: [] };
    case 'user-gone':
      return { state: stop(state), effects: [] };
    default:
      return { state, effects: [] };
  }
}

function follow<Payload>(state: OutboxRun<Payload>, event: OutboxEvent<Payload>): OutboxStep<Payload> {
  if (event.kind === 'listed') return listed(state, event);
  if (event.kind === 'read') {
    const next = { ...state, readers: event.readers };
    return state.name === 'stopped' ? sendAnew(next, 0) : { state: next, effects: [] };
  }
  if (state.name !== 'stopped') return whileRunning(state, event);
  return { state: event.kind === 'unread' ? { ...state, readers: event.readers } : state, effects: [] };
}

/**
 * The rules of an outbox that sends by itself: what follows when something happens.
 * @returns the next state and what is to be done, in order; nothing is done here
 */
export function transition<Payload>(
  before: OutboxRun<Payload>,
  event: OutboxEvent<Payload>,
): OutboxStep<Payload> {
  const { state, effects } = follow(before, event);
  const first: OutboxEffect[] = [];
  if (before.name === 'pausing' && state.name !== 'pausing') first.push({ kind: 'end-pause' });
  if (before.name === 'stopped' && state.name !== 'stopped') first.push({ kind: 'watch' });
  if (before.name !== 'stopped' && state.name === 'stopped') first.push({ kind: 'unwatch' });
  return { state, effects: [...first, ...effects] };
}
