import { useLoaded } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { FormError } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import type { SelectionBar } from './selection-bar';

const load = async () =>
  (await import(/* webpackChunkName: "selection-bar" */ './selection-bar')).SelectionBar;

/** What can be done with what is selected, loaded when something is. */
export function SelectionPart(props: ComponentProps<typeof SelectionBar>) {
  const { report } = useServices();
  const { value: Bar, failed } = useLoaded(load, (error) => report(error, { part: 'selection-bar' }));
  if (Bar) return <Bar {...props} />;
  return failed && <FormError>This could not be opened. Check your connection and try again.</FormError>;
}
