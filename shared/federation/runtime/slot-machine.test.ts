import type { RemoteModule } from '../../contract';
import { type Cell, ignores, proveTable } from '../../testing/prove-table';
import { registryEntry } from '../../testing/registry-entry';
import { RemoteError } from './remote-error';
import { mountedVersion, transition } from './slot-machine';
import type { ShownSlot, SlotEffect, SlotEvent, SlotMachineState } from './slot-machine-types';

type State = SlotMachineState;
type Row = Cell<State, SlotEffect>;

const v1 = registryEntry();
const v2 = registryEntry({ version: 'v2' });
const off = registryEntry({ enabled: false });
const lifecycle = async () => {};
const code: RemoteModule = { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle };

const crash = new RemoteError('crashed', 'no');
const stale = new RemoteError('stale', '404');
const disabled = new RemoteError('disabled', 'off');

const run = 1;
const next = 2;
const without = { run, module: undefined, needsFresh: false, asked: v1 };
const unfit = { ...without, needsFresh: true };
const ready = { ...without, module: code };
const mayRecover = true;

const states = {
  idle: { name: 'idle', ...without },
  'idle with code': { name: 'idle', ...ready },
  closing: { name: 'closing', ...ready },
  restarting: { name: 'restarting', ...unfit },
  refreshing: { name: 'refreshing', ...unfit, mayRecover },
  loading: { name: 'loading', ...without, mayRecover },
  bootstrapping: { name: 'bootstrapping', ...without, mayRecover },
  mounting: { name: 'mounting', ...ready, mayRecover },
  mounted: { name: 'mounted', ...ready },
  clearing: { name: 'clearing', ...without, error: crash, mayRecover },
  'clearing what is off': { name: 'clearing', ...without, error: disabled, mayRecover },
  'clearing missing files': { name: 'clearing', ...without, error: stale, mayRecover },
  'clearing the newest files': { name: 'clearing', ...without, error: stale, mayRecover: false },
  recovering: { name: 'recovering', ...unfit, error: stale },
  failed: { name: 'failed', ...unfit, error: crash },
} satisfies Record<State['name'], State> & Record<string, State>;

const events = {
  open: { kind: 'open', listed: v1 },
  'open a newer build': { kind: 'open', listed: v2 },
  close: { kind: 'close', listed: v1 },
  reload: { kind: 'reload', listed: v1 },
  retry: { kind: 'retry', run, listed: v1 },
  refreshed: { kind: 'refreshed', run, entry: v1, listed: v1 },
  'refreshed with a newer build': { kind: 'refreshed', run, entry: v2, listed: v2 },
  'refreshed in vain': { kind: 'refreshed', run, entry: undefined, listed: v1 },
  loaded: { kind: 'loaded', run, module: code, listed: v1 },
  bootstrapped: { kind: 'bootstrapped', run, module: code, listed: v1 },
  mounted: { kind: 'mounted', run, listed: v1 },
  failed: { kind: 'failed', run, error: crash, listed: v1 },
  'failed as switched off': { kind: 'failed', run, error: disabled, listed: v1 },
  cleared: { kind: 'cleared', run, error: undefined, listed: v1 },
  'cleared by force': { kind: 'cleared', run, error: crash, listed: v1 },
  'page-stays': { kind: 'page-stays', run, listed: v1 },
  recheck: { kind: 'recheck', run, listed: v1 },
  rechecked: { kind: 'rechecked', run, entry: v1, listed: v1 },
  'rechecked while off': { kind: 'rechecked', run, entry: off, listed: off },
  'rechecked in vain': { kind: 'rechecked', run, entry: undefined, listed: off },
} satisfies Record<SlotEvent['kind'], SlotEvent> & Record<string, SlotEvent>;

const becomes = (state: State, ...effects: SlotEffect[]): Row => ({ state, effects });
const show = (shown: ShownSlot, of = run): SlotEffect => ({ kind: 'show', run: of, shown });
const report: SlotEffect = { kind: 'report', error: crash };
const forget = (entry = v1): SlotEffect => ({ kind: 'forget', entry });
const load = (of = run, entry = v1): SlotEffect => ({ kind: 'load', run: of, entry });
const mount = (of = run): SlotEffect => ({ kind: 'mount', run: of, module: code, entry: v1 });
const clear = (of = run): SlotEffect => ({ kind: 'clear', run: of });
const loading = { status: 'loading' } as const;
const mounting = { status: 'mounting' } as const;
const recheckLater: SlotEffect = { kind: 'recheck-later', run };
const restarted = becomes({ name: 'restarting', ...unfit, run: next }, clear(next));

/** What a state has in common with the others: a new run begins, and what nobody waits for is ignored. */
function base(state: State) {
  const { module: kept, needsFresh } = state;
  return {
    close: becomes({ name: 'closing', ...without, module: kept, needsFresh, run: next }, clear(next)),
    reload: restarted,
    failed: { effects: [report] },
    'cleared by force': becomes({ ...state, needsFresh: true, module: undefined }, report),
    ...ignores('retry', 'refreshed', 'refreshed with a newer build', 'refreshed in vain', 'loaded'),
    ...ignores('bootstrapped', 'mounted', 'failed as switched off', 'cleared', 'page-stays'),
    ...ignores('recheck', 'rechecked', 'rechecked while off', 'rechecked in vain'),
  };
}

const opened: State = { ...states.loading, run: next };
const openedNewer: State = { ...opened, asked: v2 };
const loadsNewer = [show(loading, next), load(next, v2)];
const opensAnew = {
  open: becomes(opened, show(loading, next), load(next)),
  'open a newer build': becomes(openedNewer, ...loadsNewer),
};
const opensAgain = {
  open: becomes({ ...states.mounting, run: next }, show(mounting, next), mount(next)),
  'open a newer build': becomes(openedNewer, forget(v2), ...loadsNewer),
};
const refreshing: State = { ...states.refreshing, run: next };
const refreshes = becomes(refreshing, show(loading, next), { kind: 'refresh', run: next });
const opensFresh = { open: refreshes, 'open a newer build': refreshes };

function fails({ needsFresh, module: kept }: State) {
  const clearing = { ...states.clearing, needsFresh, module: kept };
  return {
    failed: becomes(clearing, report, clear()),
    'failed as switched off': becomes({ ...clearing, error: disabled }, clear()),
  };
}

/** The same step after a clearing that had to be forced. */
function clears(state: State, forced: State, ...effects: SlotEffect[]) {
  return { cleared: becomes(state, ...effects), 'cleared by force': becomes(forced, report, ...effects) };
}

const failedWith = (error: RemoteError): State => ({ ...states.failed, error });
const showFailed = (error: RemoteError): SlotEffect => show({ status: 'failed', error });
const loadsFresh = becomes(states.loading, forget(), load());

const cells: Record<keyof typeof states, Record<keyof typeof events, Row>> = {
  idle: { ...base(states.idle), ...opensAnew },
  'idle with code': { ...base(states['idle with code']), ...opensAgain },
  closing: {
    ...base(states.closing),
    ...opensAgain,
    ...clears(states['idle with code'], { ...states.idle, ...unfit }, show({ status: 'idle' })),
  },
  restarting: {
    ...base(states.restarting),
    ...opensFresh,
    ...clears(states.refreshing, states.refreshing, show(loading), { kind: 'refresh', run }),
  },
  refreshing: {
    ...base(states.refreshing),
    ...opensFresh,
    ...fails(states.refreshing),
    refreshed: loadsFresh,
    'refreshed with a newer build': becomes({ ...states.loading, asked: v2 }, forget(v2), load(run, v2)),
    'refreshed in vain': loadsFresh,
  },
  loading: {
    ...base(states.loading),
    ...opensAnew,
    ...fails(states.loading),
    loaded: becomes(states.bootstrapping, { kind: 'bootstrap', run, module: code, entry: v1 }),
  },
  bootstrapping: {
    ...base(states.bootstrapping),
    ...opensAnew,
    ...fails(states.bootstrapping),
    bootstrapped: becomes(states.mounting, show(mounting), mount()),
  },
  mounting: {
    ...base(states.mounting),
    ...opensAgain,
    ...fails(states.mounting),
    mounted: becomes(states.mounted, show({ status: 'mounted' })),
  },
  mounted: { ...base(states.mounted), ...opensAgain },
  clearing: {
    ...base(states.clearing),
    ...opensAnew,
    ...clears(failedWith(crash), failedWith(crash), showFailed(crash)),
  },
  'clearing what is off': {
    ...base(states['clearing what is off']),
    ...opensAnew,
    ...clears(failedWith(disabled), failedWith(disabled), showFailed(disabled), recheckLater),
  },
  'clearing missing files': {
    ...base(states['clearing missing files']),
    ...opensAnew,
    ...clears(states.recovering, states.recovering, { kind: 'refresh', run }),
  },
  'clearing the newest files': {
    ...base(states['clearing the newest files']),
    ...opensAnew,
    ...clears(failedWith(stale), failedWith(stale), showFailed(stale)),
  },
  recovering: {
    ...base(states.recovering),
    ...opensFresh,
    refreshed: becomes({ ...states.recovering, needsFresh: false }, forget(), { kind: 'reload-page', run }),
    'refreshed with a newer build': becomes(
      { ...states.loading, mayRecover: false, asked: v2 },
      forget(v2),
      show(loading),
      load(run, v2),
    ),
    'refreshed in vain': becomes({ ...failedWith(stale), needsFresh: false }, forget(), showFailed(stale)),
    'page-stays': becomes(failedWith(stale), showFailed(stale)),
  },
  failed: {
    ...base(states.failed),
    ...opensFresh,
    retry: restarted,
    recheck: { effects: [{ kind: 'recheck', run }] },
    rechecked: restarted,
    'rechecked while off': { effects: [recheckLater] },
    'rechecked in vain': { effects: [recheckLater] },
  },
};

proveTable<State, SlotEvent, SlotEffect, keyof typeof states, keyof typeof events>({
  transition,
  states,
  events,
  cells,
});

describe.each(Object.entries(states))('an older run', (name, state) => {
  const older = Object.values(events).flatMap((event) => ('run' in event ? [{ ...event, run: 0 }] : []));

  test(`changes nothing in the state "${name}", except that its failures are reported`, () => {
    for (const event of older) {
      const error = 'error' in event && event.error !== disabled ? event.error : undefined;
      const isUnfit = event.kind === 'cleared' && error !== undefined;
      expect(transition(state, event)).toEqual({
        state: isUnfit ? { ...state, needsFresh: true, module: undefined } : state,
        effects: error ? [report] : [],
      });
    }
  });

  test(`has put a version on the page in the state "${name}", or none`, () => {
    expect(mountedVersion(state)).toBe(['mounting', 'mounted'].includes(name) ? 'v1' : undefined);
  });
});
