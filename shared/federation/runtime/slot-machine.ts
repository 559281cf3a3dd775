import type { RegistryEntry, RemoteModule } from '../../contract';
import type { Step } from '../../machine/run-machine';
import type { RemoteError } from './remote-error';
import type {
  ShownSlot,
  SlotEffect,
  SlotEvent,
  SlotMachineState,
  SlotMemory,
  SlotStage,
} from './slot-machine-types';

type State = SlotMachineState;
type SlotStep = Step<State, SlotEffect>;
type EventOf<Kind> = SlotEvent & { readonly kind: Kind };

export function initialState(asked: RegistryEntry): State {
  return { name: 'idle', run: 0, module: undefined, needsFresh: false, asked };
}

/** Another stage of the same slot. */
function at(stage: SlotStage, { run, module, needsFresh, asked }: SlotMemory): State {
  return { ...stage, run, module, needsFresh, asked };
}

function show({ run }: SlotMemory, shown: ShownSlot): SlotEffect {
  return { kind: 'show', run, shown };
}

function first(effect: SlotEffect | undefined, { state, effects }: SlotStep): SlotStep {
  return { state, effects: effect ? [effect, ...effects] : effects };
}

function load(memory: SlotMemory, mayRecover: boolean, listed: RegistryEntry): SlotStep {
  const state = at({ name: 'loading', mayRecover }, { ...memory, asked: listed });
  return { state, effects: [{ kind: 'load', run: memory.run, entry: listed }] };
}

function mount(memory: SlotMemory, module: RemoteModule, mayRecover: boolean): SlotStep {
  const { run, asked } = memory;
  return {
    state: at({ name: 'mounting', mayRecover }, { ...memory, module }),
    effects: [show(memory, { status: 'mounting' }), { kind: 'mount', run, module, entry: asked }],
  };
}

/** Brings the remote onto the page, with the code that is there if the registry still names its version. */
function begin(memory: SlotMemory, mayRecover: boolean, listed: RegistryEntry): SlotStep {
  const { run, module, needsFresh, asked } = memory;
  if (module && listed.version === asked.version) return mount(memory, module, mayRecover);
  const unloaded = { ...memory, module: undefined };
  const next: SlotStep = needsFresh
    ? { state: at({ name: 'refreshing', mayRecover }, unloaded), effects: [{ kind: 'refresh', run }] }
    : load(unloaded, mayRecover, listed);
  const forget: SlotEffect | undefined = module && { kind: 'forget', entry: listed };
  return first(forget, first(show(memory, { status: 'loading' }), next));
}

/** Takes the remote off the page in a new run. */
function leave(state: State, name: 'closing' | 'restarting'): SlotStep {
  const run = state.run + 1;
  return { state: at({ name }, { ...state, run }), effects: [{ kind: 'clear', run }] };
}

function restart(state: State): SlotStep {
  return leave({ ...state, needsFresh: true, module: undefined }, 'restarting');
}

function fail(memory: SlotMemory, error: RemoteError): SlotStep {
  const { run } = memory;
  const returns: readonly SlotEffect[] = error.kind === 'disabled' ? [{ kind: 'recheck-later', run }] : [];
  return {
    state: at({ name: 'failed', error }, memory),
    effects: [show(memory, { status: 'failed', error }), ...returns],
  };
}

function isOpening(state: State): state is State & { readonly mayRecover: boolean } {
  return 'mayRecover' in state && state.name !== 'clearing';
}

function failed(state: State, { run, error }: EventOf<'failed'>): SlotStep {
  // Who switched it off knows.
  const report: SlotEffect | undefined = error.kind === 'disabled' ? undefined : { kind: 'report', error };
  // Another run has taken over, and with it the cleaning up.
  if (run !== state.run || !isOpening(state)) return first(report, { state, effects: [] });
  const clearing = at({ name: 'clearing', error, mayRecover: state.mayRecover }, state);
  return first(report, { state: clearing, effects: [{ kind: 'clear', run }] });
}

/** Goes on after the remote is off the page. */
function goOn(state: State, listed: RegistryEntry): SlotStep {
  const { run } = state;
  if (state.name === 'closing')
    return { state: at({ name: 'idle' }, state), effects: [show(state, { status: 'idle' })] };
  if (state.name === 'restarting') return begin(state, true, listed);
  if (state.name !== 'clearing') return { state, effects: [] };
  const { error, mayRecover } = state;
  const memory = { ...state, needsFresh: true, module: undefined };
  // Either the registry has a newer build, or this page is too old.
  if (error.kind === 'stale' && mayRecover)
    return { state: at({ name: 'recovering', error }, memory), effects: [{ kind: 'refresh', run }] };
  return fail(memory, error);
}

function cleared(state: State, { run, error, listed }: EventOf<'cleared'>): SlotStep {
  // It may have left work running, so its code is not used again.
  const next = error ? { ...state, needsFresh: true, module: undefined } : state;
  const report: SlotEffect | undefined = error && { kind: 'report', error };
  return first(report, run === state.run ? goOn(next, listed) : { state: next, effects: [] });
}

/** Looks what the registry says of the missing files. */
function recover(
  memory: SlotMemory,
  error: RemoteError,
  { run, entry, listed }: EventOf<'refreshed'>,
): SlotStep {
  if (!entry) return fail(memory, error);
  if (entry.version !== memory.asked.version) return begin(memory, false, listed);
  return { state: at({ name: 'recovering', error }, memory), effects: [{ kind: 'reload-page', run }] };
}

function refreshed(state: State, event: EventOf<'refreshed'>): SlotStep {
  const fresh = { ...state, needsFresh: false, module: undefined };
  const forget: SlotEffect = { kind: 'forget', entry: event.entry ?? state.asked };
  if (state.name === 'refreshing') return first(forget, load(fresh, state.mayRecover, event.listed));
  if (state.name === 'recovering') return first(forget, recover(fresh, state.error, event));
  return { state, effects: [] };
}

/** Follows what the present run brings. */
function follow(state: State, event: SlotEvent & { readonly run: number }): SlotStep {
  const { run } = event;
  switch (event.kind) {
    case 'refreshed':
      return refreshed(state, event);
    case 'loaded': {
      if (state.name !== 'loading') break;
      const { module } = event;
      return {
        state: { ...state, name: 'bootstrapping' },
        effects: [{ kind: 'bootstrap', run, module, entry: state.asked }],
      };
    }
    case 'bootstrapped':
      if (state.name !== 'bootstrapping') break;
      return mount(state, event.module, state.mayRecover);
    case 'mounted':
      if (state.name !== 'mounting') break;
      return { state: at({ name: 'mounted' }, state), effects: [show(state, { status: 'mounted' })] };
    case 'page-stays':
      if (state.name !== 'recovering') break;
      return fail(state, state.error);
    case 'retry':
      if (state.name !== 'failed') break;
      return restart(state);
    case 'recheck':
      if (state.name !== 'failed') break;
      return { state, effects: [{ kind: 'recheck', run }] };
    case 'rechecked':
      if (state.name !== 'failed') break;
      return event.entry?.enabled ? restart(state) : { state, effects: [{ kind: 'recheck-later', run }] };
  }
  return { state, effects: [] };
}

/**
 * The rules of a slot: what follows when something happens.
 * @returns the next state and what is to be done, in order; nothing is done here
 */
export function transition(state: State, event: SlotEvent): SlotStep {
  switch (event.kind) {
    case 'open':
      return begin({ ...state, run: state.run + 1 }, true, event.listed);
    case 'close':
      return leave(state, 'closing');
    case 'reload':
      return restart(state);
    case 'failed':
      return failed(state, event);
    case 'cleared':
      return cleared(state, event);
    default:
      return event.run === state.run ? follow(state, event) : { state, effects: [] };
  }
}

/** The version that is on the page; `undefined` while none is. */
export function mountedVersion({ name, asked }: State): string | undefined {
  return name === 'mounting' || name === 'mounted' ? asked.version : undefined;
}
