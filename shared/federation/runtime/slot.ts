import type { RegistryEntry, RemoteModule, RemoteProps, ShellServices } from '../../contract';
import type { RemoteLoader } from './load-remote';
import { RemoteError, toRemoteError } from './remote-error';

export type SlotState =
  | { readonly status: 'idle' | 'loading' | 'mounting' | 'mounted' }
  | { readonly status: 'failed'; readonly error: RemoteError; readonly retry: () => void };

export interface SlotOptions {
  readonly id: string;
  readonly container: HTMLElement;
  readonly loader: RemoteLoader;
  /** What the registry says about the remote at the moment. */
  entry(): RegistryEntry;
  /** Reads the registry again; bounded in time, never rejects; `undefined` when it cannot be had. */
  refresh(): Promise<RegistryEntry | undefined>;
  /** Resolves when the doors that remotes use are configured. */
  ready(): Promise<unknown>;
  services(slot: Slot): ShellServices;
  onState(state: SlotState): void;
  report(error: RemoteError): void;
  /** Reloads the whole page if that may help and has not been tried; says whether it does. */
  reloadPage(): boolean;
  readonly limits?: Partial<SlotLimits>;
}

/** Longest duration of each step in milliseconds. */
export interface SlotLimits {
  readonly load: number;
  readonly mount: number;
  readonly unmount: number;
  /** Between two looks into the registry for a remote that is switched off. */
  readonly recheck: number;
}

/**
 * The place of one remote on the page. It owns its piece of the DOM, answers at once, and can neither block nor break
 * the routing, whatever the remote does.
 */
export interface Slot {
  open(): void;
  close(): Promise<void>;
  /** Throws the remote's code away and loads it afresh, in place. */
  reload(): void;
  /** The version that is on the page; `undefined` while none is. */
  mountedVersion(): string | undefined;
}

interface Mounted {
  readonly module: RemoteModule;
  readonly props: RemoteProps;
  readonly done: Promise<void>;
}

const LIMITS: SlotLimits = { load: 15_000, mount: 8_000, unmount: 1_000, recheck: 15_000 };

type LifeCycles = RemoteModule[keyof RemoteModule];

/** Runs one lifecycle of a remote, or a list of them in order. Whatever it throws becomes a rejection. */
async function callLifecycle(lifecycles: LifeCycles, props: RemoteProps): Promise<void> {
  const list = (typeof lifecycles === 'function' ? [lifecycles] : lifecycles) as readonly ((
    props: RemoteProps,
  ) => Promise<unknown>)[];
  for (const lifecycle of list) await lifecycle(props);
}

/**
 * Waits for `work`, but not for ever.
 * @param ms longest wait in milliseconds
 * @param what is being waited for, for the error's message
 * @throws RemoteError of kind `timeout` when the time is over
 */
function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError('timeout', `${what} took longer than ${ms} ms.`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

export function createSlot(options: SlotOptions): Slot {
  const limits = { ...LIMITS, ...options.limits };
  // Every open, close and reload begins a new run; what an older run still brings is dropped.
  let run = 0;
  let module: RemoteModule | undefined;
  let needsFresh = false;
  // The build that was last asked for; the registry may name a newer one by now.
  let asked = options.entry();
  let mounted: Mounted | undefined;

  async function teardown(): Promise<void> {
    const current = mounted;
    mounted = undefined;
    if (current === undefined) return;
    const settled = current.done.catch(() => undefined);
    const unmounted = settled.then(() => callLifecycle(current.module.unmount, current.props));
    try {
      await within(limits.unmount, `Unmounting ${options.id}`, unmounted);
    } catch (error) {
      // It may have left work running, so its code is not used again.
      needsFresh = true;
      module = undefined;
      options.report(toRemoteError(error, 'crashed'));
    }
    current.props.domElement.remove();
  }

  /** Gets the newest build. Says whether the registry names another build than before. */
  async function renew(): Promise<'changed' | 'same' | 'unknown'> {
    const before = asked.version;
    const after = await options.refresh();
    options.loader.forget(after ?? asked);
    needsFresh = false;
    module = undefined;
    if (after === undefined) return 'unknown';
    return after.version === before ? 'same' : 'changed';
  }

  async function fetchModule(): Promise<RemoteModule> {
    asked = options.entry();
    const [loaded] = await Promise.all([options.loader.load(asked), options.ready()]);
    return loaded;
  }

  async function mount(id: number): Promise<void> {
    const isCurrent = () => id === run;
    const listed = options.entry();
    if (module !== undefined && listed.version !== asked.version) {
      options.loader.forget(listed);
      module = undefined;
    }
    if (module === undefined) {
      options.onState({ status: 'loading' });
      if (needsFresh) await renew();
      if (!isCurrent()) return;
      const loaded = await within(limits.load, `Loading ${options.id}`, fetchModule());
      if (!isCurrent()) return;
      const props = propsFor(document.createElement('div'));
      await within(limits.mount, `Bootstrapping ${options.id}`, callLifecycle(loaded.bootstrap, props));
      if (!isCurrent()) return;
      module = loaded;
    }
    options.onState({ status: 'mounting' });
    // A new element each time: what an earlier mount still draws, it draws out of sight.
    const domElement = options.container.appendChild(document.createElement('div'));
    const props = propsFor(domElement);
    mounted = { module, props, done: callLifecycle(module.mount, props) };
    await within(limits.mount, `Mounting ${options.id}`, mounted.done);
    if (isCurrent()) options.onState({ status: 'mounted' });
  }

  function propsFor(domElement: HTMLElement): RemoteProps {
    const { id, title, version } = asked;
    return { name: id, domElement, services: options.services(slot), remote: { id, title, version } };
  }

  async function attempt(id: number, mayRecover: boolean): Promise<void> {
    try {
      await mount(id);
    } catch (cause) {
      const error = toRemoteError(cause, 'crashed');
      // Who switched it off knows.
      if (error.kind !== 'disabled') options.report(error);
      // Another run has taken over, and with it the cleaning up.
      if (id !== run) return;
      await teardown();
      needsFresh = true;
      module = undefined;
      if (id !== run) return;
      if (error.kind === 'stale' && mayRecover && (await recover(id))) return;
      if (id !== run) return;
      options.onState({ status: 'failed', error, retry: () => id === run && restart() });
      if (error.kind === 'disabled') void returnWhenEnabled(id);
    }
  }

  /** Opens the remote as soon as the registry switches it on again. */
  async function returnWhenEnabled(id: number): Promise<void> {
    let entry: RegistryEntry | undefined;
    while (entry?.enabled !== true) {
      await new Promise((resolve) => setTimeout(resolve, limits.recheck));
      if (id !== run) return;
      entry = await options.refresh();
    }
    if (id === run) await restart();
  }

  /** Its files are missing: either the registry has a newer build, or this page is too old. */
  async function recover(id: number): Promise<boolean> {
    const found = await renew();
    if (id !== run) return true;
    if (found === 'same') return options.reloadPage();
    if (found === 'unknown') return false;
    await attempt(id, false);
    return true;
  }

  async function restart(): Promise<void> {
    run += 1;
    const id = run;
    needsFresh = true;
    await teardown();
    module = undefined;
    if (id === run) await attempt(id, true);
  }

  const slot: Slot = {
    open() {
      run += 1;
      void attempt(run, true);
    },
    async close() {
      run += 1;
      await teardown();
      options.onState({ status: 'idle' });
    },
    reload: () => void restart(),
    mountedVersion: () => (mounted === undefined ? undefined : asked.version),
  };
  return slot;
}
