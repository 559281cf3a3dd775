import { configureDoors } from './config/configure-doors';
import { fetchJson } from './config/fetch-json';
import { parseConfig } from './config/runtime-config';
import type { RegistryClient } from './registry/registry-client';
import { report } from './report';
import type { ShellStore } from './shell-state';

export interface Startup {
  /** Fetches configuration and registry. Never rejects; a failure shows a card whose Retry begins again. */
  begin(): Promise<void>;
  /** Resolves once the doors are configured. */
  readonly configured: Promise<void>;
}

export function createStartup(shell: ShellStore, registry: RegistryClient): Startup {
  let markConfigured = () => {};
  const configured = new Promise<void>((resolve) => {
    markConfigured = resolve;
  });
  let isConfigured = false;

  async function configure(): Promise<void> {
    if (isConfigured) return;
    configureDoors(parseConfig(await fetchJson('/config.json', 'default')), report);
    isConfigured = true;
    markConfigured();
  }

  async function begin(): Promise<void> {
    shell.setState({ startup: { status: 'loading' } });
    const results = await Promise.allSettled([configure(), registry.load()]);
    const failed = results.filter((result) => result.status === 'rejected');
    for (const { reason } of failed) report(reason, { shell: 'startup' });
    shell.setState({
      startup: failed.length === 0 ? { status: 'ready' } : { status: 'failed', retry: () => void begin() },
    });
  }

  return { begin, configured };
}
