import { configureFirebase } from '@fleetfoot/shared/firebase/configure';
import { configureMaps } from '@fleetfoot/shared/maps/configure';
import { configurePayments } from '@fleetfoot/shared/payments/configure';
import type { ReleaseTrust } from '@fleetfoot/shared/release';
import type { AuthStore } from '@fleetfoot/shared/session';
import { fetchJson } from './config/fetch-json';
import { parseConfig, type RuntimeConfig } from './config/runtime-config';
import type { RegistryClient } from './registry/registry-client';
import { report } from './report';
import type { ShellStore } from './shell-state';

export interface Startup {
  /** Fetches configuration and registry. Never rejects; a failure shows a card whose Retry begins again. */
  begin(): Promise<void>;
  /** Goes on after a failure where what was missing has come by another way. */
  recover(): void;
  /** Resolves once the doors are configured. */
  readonly configured: Promise<void>;
  /** Whose releases are believed. Rejects when the present attempt to get the configuration fails. */
  trust(): Promise<ReleaseTrust>;
}

/** What the page's own script has asked for already, where it has: see `first-read.ts` of the page's scripts. */
let asked = (globalThis as { fleetfootFirstRead?: { readonly config: Promise<unknown> } }).fleetfootFirstRead
  ?.config;

async function fetchConfig(): Promise<unknown> {
  const config = await asked?.catch(() => undefined);
  asked = undefined;
  return config ?? fetchJson('/config.json', 'default');
}

/** Configures the doors through their small configuration modules, so that the doors themselves stay unloaded. */
function configureDoors(config: RuntimeConfig, session: AuthStore): void {
  configureFirebase(config.firebase, { report, session });
  configureMaps(config.maps);
  configurePayments(config.stripe);
}

export function createStartup(
  shell: ShellStore,
  session: AuthStore,
  registry: Pick<RegistryClient, 'load' | 'remotes'>,
): Startup {
  let markConfigured = () => {};
  const configured = new Promise<void>((resolve) => {
    markConfigured = resolve;
  });
  let config: RuntimeConfig | undefined;
  let configuring = Promise.reject<RuntimeConfig>(new Error('The configuration was not asked for.'));
  configuring.catch(() => {});

  async function configure(): Promise<RuntimeConfig> {
    if (config) return config;
    const read = parseConfig(await fetchConfig());
    configureDoors(read, session);
    config = read;
    markConfigured();
    return read;
  }

  const isComplete = () => config !== undefined && registry.remotes().length > 0;

  async function begin(): Promise<void> {
    shell.setState({ startup: { status: 'loading' } });
    configuring = configure();
    const results = await Promise.allSettled([configuring, registry.load()]);
    const failed = results.filter((result) => result.status === 'rejected');
    for (const { reason } of failed) report(reason, { shell: 'startup' });
    const isReady = failed.length === 0 || isComplete();
    shell.setState({
      startup: isReady ? { status: 'ready' } : { status: 'failed', retry: () => void begin() },
    });
  }

  function recover(): void {
    if (shell.getState().startup.status === 'failed' && isComplete())
      shell.setState({ startup: { status: 'ready' } });
  }

  return { begin, recover, configured, trust: async () => (await configuring).releases };
}
