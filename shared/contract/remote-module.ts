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
}
