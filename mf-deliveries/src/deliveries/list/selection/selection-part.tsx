import type { ComponentProps } from 'react';
import { ListPart } from '../list-part';
import type { SelectionBar } from './selection-bar';

const load = async () =>
  (await import(/* webpackChunkName: "selection-bar" */ './selection-bar')).SelectionBar;

/** What can be done with what is selected, loaded when something is. */
export function SelectionPart(props: ComponentProps<typeof SelectionBar>) {
  return <ListPart name="selection tools" {...{ load, props }} subject="selection" waiting={false} />;
}
