import type { RegistryEntry } from '@fleetfoot/shared/contract';
import type { ReleasedRegistry, ReleasedRemote, ReleaseTrust } from '@fleetfoot/shared/release';
import { createRoot } from 'react-dom/client';
import { triggerAppChange } from 'single-spa';
import { findVersion, type Refusal } from './find-version';
import { PreviewBanner } from './preview-banner';
import { PREVIEW } from './preview-name';

export interface PreviewOptions {
  /** What the tab asks for: `mf-deliveries@1.2.0`. */
  readonly name: string;
  /** What is believed now. */
  readonly registry: ReleasedRegistry;
  readonly trust: ReleaseTrust;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
  /** Called when the tab is to get what everybody gets. */
  readonly onChange: () => void;
}

type Preview = (registry: ReleasedRegistry) => ReleasedRegistry;

const NAME = /^(mf-[a-z-]{1,40})@([\w.+~-]{1,64})$/;

/** Keeps a name for as long as the tab is there; `undefined` forgets it. */
function keep(name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(PREVIEW);
    else sessionStorage.setItem(PREVIEW, name);
  } catch {
    // The preview ends with this document.
  }
}

/** An address that is copied from here means to others what it means to everybody. */
function cleanAddress(): void {
  const url = new URL(location.href);
  url.searchParams.delete(PREVIEW);
  history.replaceState(history.state, '', url);
}

/** The version's line where it may be opened. */
async function lineOf({ name, registry, trust, report }: PreviewOptions): Promise<RegistryEntry | Refusal> {
  const [, remote = '', version = ''] = NAME.exec(name) ?? [];
  const listed = registry.remotes.find(({ id }) => id === remote);
  if (listed === undefined) return 'unknown';
  if (listed.withdrawn?.includes(version)) return 'withdrawn';
  const onRefused = (error: unknown) => report(error, { registry: 'preview refused', remote });
  return findVersion({ remote, version, trust, onRefused });
}

/** Draws the banner above the page, outside the chrome: few tabs have one. */
function openBanner(options: Pick<PreviewOptions, 'name'> & { title: string | undefined; onLeave(): void }) {
  const { name, title, onLeave } = options;
  const outlet = document.getElementById('outlet');
  const element = document.createElement('div');
  outlet?.before(element);
  const root = createRoot(element);
  return {
    show: (state: 'open' | Refusal) =>
      root.render(
        <PreviewBanner
          {...{ title, state }}
          name={NAME.test(name) ? name : undefined}
          onLeave={() => {
            root.unmount();
            element.remove();
            // The button that had the focus has been removed.
            outlet?.focus();
            onLeave();
          }}
        />,
      ),
  };
}

/**
 * Opens the version that this tab asks for in place of its remote's current one, if the deployment allows it and the remote's
 * team signed it, until it is left or taken back. Says so above the page, and also why another one is not opened.
 * @returns what puts that version's line into the registry, each time that it was read
 */
export async function openPreview(options: PreviewOptions): Promise<Preview> {
  const { name, trust, onChange } = options;
  cleanAddress();
  keep(trust.previews === true ? name : undefined);
  if (trust.previews !== true) return (registry) => registry;

  const line = await lineOf(options);
  let isOpen = typeof line !== 'string';
  const banner = openBanner({
    name,
    title: typeof line === 'string' ? undefined : line.title,
    onLeave() {
      end();
      onChange();
    },
  });

  function end(): void {
    keep(undefined);
    if (!isOpen) return;
    isOpen = false;
    // The page may be one that only this version has.
    void triggerAppChange();
  }

  function previewed(remote: ReleasedRemote): ReleasedRemote {
    if (typeof line === 'string' || remote.id !== line.id) return remote;
    const { enabled, sequence, withdrawn = [] } = remote;
    if (isOpen && withdrawn.includes(line.version)) {
      end();
      banner.show('withdrawn');
    }
    // Open pages leave it like one that was taken back.
    if (!isOpen) return { ...remote, withdrawn: [...withdrawn, line.version] };
    return { ...line, enabled, sequence, withdrawn };
  }

  if (typeof line !== 'string') document.documentElement.dataset['preview'] = name;
  else if (line !== 'unreachable') keep(undefined);
  banner.show(typeof line === 'string' ? line : 'open');
  return (registry) => ({ ...registry, remotes: registry.remotes.map(previewed) });
}
