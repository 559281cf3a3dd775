import type { RegistryEntry } from './manifest';
import type { ShellServices } from './services';

/** What single-spa and the shell hand to a remote's lifecycles. */
export interface RemoteProps {
  /** The remote's id. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly services: ShellServices;
  readonly remote: Pick<RegistryEntry, 'id' | 'title' | 'version'>;
}

type LifeCycle = (props: RemoteProps) => Promise<unknown>;

/** The one module a remote exposes, as `./remote`: single-spa lifecycles. */
export interface RemoteModule {
  readonly bootstrap: LifeCycle | readonly LifeCycle[];
  readonly mount: LifeCycle | readonly LifeCycle[];
  readonly unmount: LifeCycle | readonly LifeCycle[];
  /**
   * Goes on with work that the remote left on this device, without a page of its own. Called when a user is there and
   * the remote has noted such work with `noteWaiting` of `shared/device`.
   */
  readonly resume?: (services: ShellServices) => Promise<void>;
}
