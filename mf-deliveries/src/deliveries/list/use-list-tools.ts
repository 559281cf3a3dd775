import { databaseIsOpen } from '@fleetfoot/shared/firebase';
import { useLoaded } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';

async function load() {
  // What is read comes first.
  await databaseIsOpen();
  return import(/* webpackChunkName: "list-tools" */ './list-tools');
}

export type ListTools = Awaited<ReturnType<typeof load>>;

/**
 * What nobody can use before there are rows; `undefined` until it is loaded.
 * @param hasRows whether they are drawn, or never will be
 */
export function useListTools(hasRows: boolean): ListTools | undefined {
  const { report } = useServices();
  return useLoaded(hasRows ? load : undefined, (error) => report(error, { part: 'list-tools' })).value;
}
