import { databaseIsOpen } from '@fleetfoot/shared/firebase';
import { useLoaded } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';

const loadNow = () => import(/* webpackChunkName: "list-tools" */ './list-tools');

/** What is read comes first. */
const load = () => databaseIsOpen().then(loadNow);

export type ListTools = Awaited<ReturnType<typeof loadNow>>;

/**
 * What nobody can use before there are rows, once it is loaded. It has the words of an empty list, too.
 * @param hasRows whether they are drawn, or never will be
 * @param isEmpty whether there are none, which is said at once
 */
export function useListTools(hasRows: boolean, isEmpty = false): ReturnType<typeof useLoaded<ListTools>> {
  const { report } = useServices();
  return useLoaded(hasRows ? (isEmpty ? loadNow : load) : undefined, (error) =>
    report(error, { part: 'list-tools' }),
  );
}
