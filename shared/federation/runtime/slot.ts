import type { RegistryEntry, RemoteModule, RemoteProps, ShellServices } from '../../contract';
import { type Performers, runMachine } from '../../machine/run-machine';
import type { RemoteLoader } from './load-remote';
import { RemoteError, toRemoteError } from './remote-error';
import { initialState, mountedVersion, transition } from './slot-machine';
import type { SlotEffect, SlotEvent, SlotHappening, SlotMachineState } from './slot-machine-types';

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
  const { id, loader } = options;
  const limits = { ...LIMITS, ...options.limits };
  let onPage: Mounted | undefined;
  let clearing = Promise.resolve();

  function happen(happening: SlotHappening): void {
    machine.dispatch({ ...happening, listed: options.entry() });
  }

  /** Says what a step of a run has brought, or that it failed. */
  function follow<T>(run: number, step: Promise<T>, brought: (result: T) => SlotHappening): void {
    step.then(
      (result) => happen(brought(result)),
      (cause) => happen({ kind: 'failed', run, error: toRemoteError(cause, 'crashed') }),
    );
  }

  function propsFor(domElement: HTMLElement, { title, version }: RegistryEntry): RemoteProps {
    return { name: id, domElement, services: options.services(slot), remote: { id, title, version } };
  }

  async function load(entry: RegistryEntry): Promise<RemoteModule> {
    const loading = Promise.all([loader.load(entry), options.ready()]);
    const [loaded] = await within(limits.load, `Loading ${id}`, loading);
    return loaded;
  }

  async function bootstrap(module: RemoteModule, entry: RegistryEntry): Promise<void> {
    const props = propsFor(document.createElement('div'), entry);
    await within(limits.mount, `Bootstrapping ${id}`, callLifecycle(module.bootstrap, props));
  }

  async function mount(module: RemoteModule, entry: RegistryEntry): Promise<void> {
    // A new element each time: what an earlier mount still draws, it draws out of sight.
    const domElement = options.container.appendChild(document.createElement('div'));
    const props = propsFor(domElement, entry);
    onPage = { module, props, done: callLifecycle(module.mount, props) };
    await within(limits.mount, `Mounting ${id}`, onPage.done);
  }

  /** Returns the error of a remote that would not go; it is off the page all the same. */
  async function clear(): Promise<RemoteError | undefined> {
    const current = onPage;
    onPage = undefined;
    if (current === undefined) return undefined;
    const settled = current.done.catch(() => undefined);
    const unmounted = settled.then(() => callLifecycle(current.module.unmount, current.props));
    const error = await within(limits.unmount, `Unmounting ${id}`, unmounted).then(
      () => undefined,
      (cause: unknown) => toRemoteError(cause, 'crashed'),
    );
    current.props.domElement.remove();
    return error;
  }

  const perform: Performers<SlotEffect> = {
    show({ run, shown }) {
      const isFailed = shown.status === 'failed';
      options.onState(isFailed ? { ...shown, retry: () => happen({ kind: 'retry', run }) } : shown);
    },
    forget: ({ entry }) => loader.forget(entry),
    refresh: ({ run }) => follow(run, options.refresh(), (entry) => ({ kind: 'refreshed', run, entry })),
    load: ({ run, entry }) => follow(run, load(entry), (module) => ({ kind: 'loaded', run, module })),
    bootstrap: ({ run, module, entry }) =>
      follow(run, bootstrap(module, entry), () => ({ kind: 'bootstrapped', run, module })),
    mount: ({ run, module, entry }) => follow(run, mount(module, entry), () => ({ kind: 'mounted', run })),
    clear({ run }) {
      clearing = clear().then((error) => happen({ kind: 'cleared', run, error }));
    },
    report: ({ error }) => options.report(error),
    'reload-page': ({ run }) => {
      if (!options.reloadPage()) happen({ kind: 'page-stays', run });
    },
    'recheck-later': ({ run }) => void setTimeout(() => happen({ kind: 'recheck', run }), limits.recheck),
    recheck: ({ run }) => follow(run, options.refresh(), (entry) => ({ kind: 'rechecked', run, entry })),
  };
  const machine = runMachine<SlotMachineState, SlotEvent, SlotEffect>({
    initial: initialState(options.entry()),
    transition,
    perform,
    onError: (error) => options.report(toRemoteError(error, 'crashed')),
  });

  const slot: Slot = {
    open: () => happen({ kind: 'open' }),
    async close() {
      happen({ kind: 'close' });
      await clearing;
    },
    reload: () => happen({ kind: 'reload' }),
    mountedVersion: () => mountedVersion(machine.getState()),
  };
  return slot;
}
