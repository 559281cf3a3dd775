import type { ReportListener } from '../report';
import type { ShellState, SlotView } from '../shell-state';
import type { Beacon } from './beacon';

/** Refusals that a version of a remote is not to blame for: no connection, no session, or what others have changed. */
const EXPECTED = [
  ...['offline', 'unauthenticated', 'already-exists', 'not-found', 'failed-precondition'],
  ...['resource-exhausted', 'guarded-session', 'fresh-code-needed'],
];

export interface TabHealthOptions {
  readonly beacon: Pick<Beacon, 'add' | 'hurry'>;
  readonly isOnline: () => boolean;
  /** Milliseconds since the page began to load. */
  readonly now: () => number;
  /** How long a remote's scripts took that came before this code, in milliseconds. */
  readonly loadTime: (remote: string) => number | undefined;
  /** The shell's own build; `undefined` of one under development. */
  readonly shell: Build | undefined;
  /** Of the page and its scripts. */
  readonly origin: string;
}

export interface TabHealth {
  /** Takes the slots in as they are now. */
  see(slots: ShellState['slots']): void;
  /** Takes in what was reported, or counted as a failed save. */
  readonly told: ReportListener;
  /** The remote that the page was opened with; `undefined` before one was drawn. */
  first(): Build | undefined;
}

/** One version of a remote. */
export interface Build {
  readonly remote: string;
  readonly version: string;
}

/** A remote's script in a stack trace: `/remotes/mf-auth/0f3a/login-page.js`. */
const IN_STACK = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/** Name and code of an error; never its message, which may name somebody. */
function labelOf(error: unknown): { readonly name: string; readonly code: string | undefined } {
  const { name, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  return {
    name: typeof name === 'string' ? name : typeof error,
    code: typeof code === 'string' ? code : undefined,
  };
}

type Context = Parameters<ReportListener>[1];

/** What a report is about, by the words that the shell and `shared/remote` put to it. */
function kindOf({ kind, page }: Context): 'crash' | 'save' | 'load' | 'unhandled' | 'error' {
  if (kind === 'crashed') return 'crash';
  if (kind === 'save' || kind === 'unhandled') return kind;
  // A page's own chunk, which did not come.
  return page === undefined ? 'error' : 'load';
}

/** What a tab tells of the remotes in it: which versions it uses, and how each fails the user. */
export function createTabHealth(options: TabHealthOptions): TabHealth {
  const { beacon, isOnline, now, loadTime, shell, origin } = options;
  /** What was told of a version: 1 that it is used, 2 that it failed. */
  const standing = new Map<string, 1 | 2>();
  const since = new Map<string, number>();
  /** Failures of slots, which are reported too. */
  const known = new WeakSet<object>();
  /** Versions of which a page did not come; the remote is loaded afresh once, and mostly that helps. */
  const missed = new Set<string>();
  let slots: ShellState['slots'] = {};
  let opened: Build | undefined;

  function use(build: Build): string {
    const key = `${build.remote}@${build.version}`;
    if (!standing.has(key)) {
      standing.set(key, 1);
      beacon.add({ ...build, kind: 'session' });
    }
    return key;
  }

  function fail(build: Build): void {
    const key = use(build);
    if (standing.get(key) === 2) return;
    standing.set(key, 2);
    beacon.add({ ...build, kind: 'failing' });
    beacon.hurry();
  }

  /** A failure of the slot: on its way into it, when the remote may yet recover, and when it has ended. */
  function slotFailed(build: Build, error: Error & { readonly kind?: string }): void {
    if (known.has(error) || error.kind === 'disabled') return;
    known.add(error);
    if (error.kind === 'crashed') {
      // What crashed is the cause; the slot's own error only carries it.
      beacon.add({ ...build, kind: 'crash', ...labelOf(error.cause ?? error) });
    } else beacon.add({ ...build, kind: 'load', result: error.kind ?? '' });
  }

  function seeSlot(remote: string, { version, state }: SlotView, before: SlotView | undefined): void {
    if (state === before?.state) return;
    const build = { remote, version };
    if (state.status === 'loading') since.set(remote, now());
    if (state.status === 'mounted') {
      opened ??= build;
      use(build);
      const start = since.get(remote);
      // What was drawn before this code is there has been loaded; what is drawn again has not.
      const ms =
        start === undefined && before === undefined ? loadTime(remote) : now() - (start ?? Number.NaN);
      if (ms !== undefined && ms >= 0)
        beacon.add({ ...build, kind: 'load', result: 'ok', ms: Math.round(ms) });
    }
    if (state.status === 'failed' && state.error.kind !== 'disabled') {
      slotFailed(build, state.error);
      if (isOnline()) fail(build);
    }
    if (state.status !== 'loading' && state.status !== 'mounting') since.delete(remote);
  }

  function isFirstMiss({ remote, version }: Build): boolean {
    const { size } = missed;
    return missed.add(`${remote}@${version}`).size > size;
  }

  function buildOf(error: unknown, context: Context): Build | undefined {
    const { remote = '', version = slots[remote]?.version } = context;
    if (remote !== '') return version === undefined ? undefined : { remote, version };
    // What the shell reports is its own.
    if (context['kind'] !== 'unhandled') return shell;
    const stack = String((error as Error | undefined)?.stack);
    const [, inStack, ofStack] = IN_STACK.exec(stack) ?? [];
    if (inStack && ofStack) return { remote: inStack, version: ofStack };
    // Browsers' extensions throw too.
    return stack.includes(`${origin}/`) ? shell : undefined;
  }

  if (shell) use(shell);
  return {
    first: () => opened,
    see(next) {
      const before = slots;
      slots = next;
      for (const [remote, slot] of Object.entries(next)) seeSlot(remote, slot, before[remote]);
    },
    told(error, context) {
      const build = buildOf(error, context);
      if (build === undefined) return;
      const label = labelOf(error);
      if (label.name === 'RemoteError') {
        slotFailed(build, error as Error);
        return;
      }
      const what = kindOf(context);
      if (what === 'load') beacon.add({ ...build, kind: what, result: 'unreachable' });
      else beacon.add({ ...build, kind: what, ...label });
      // What was reported and handled is told, and failed nobody.
      const isHandled = what === 'error' || (what === 'load' && isFirstMiss(build));
      if (!isHandled && !EXPECTED.includes(label.code ?? '') && isOnline()) fail(build);
    },
  };
}
