import type { RemoteModule, RemoteProps } from '../contract';

type LifeCycles = RemoteModule[keyof RemoteModule];

/** Runs one lifecycle of a remote, or a list of them in order. Whatever it throws becomes a rejection. */
export async function callLifecycle(lifecycles: LifeCycles, props: RemoteProps): Promise<void> {
  const list = (typeof lifecycles === 'function' ? [lifecycles] : lifecycles) as readonly ((
    props: RemoteProps,
  ) => Promise<unknown>)[];
  for (const lifecycle of list) await lifecycle(props);
}
