import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import type { EntryHelpProps } from './entry-help';

const load = async () => (await import(/* webpackChunkName: "entry-help" */ './entry-help')).EntryHelp;

/** What helps with a part of the form, once its code is there; the form works without. */
export function LazyEntryHelp(props: EntryHelpProps) {
  const { report } = useServices();
  return <LazyPart load={load} props={props} onFailure={(error) => report(error, { part: 'entry' })} />;
}
