import { type Delivery, isUncollected } from '@fleetfoot/shared/model';

/** What keeps a delivery that cannot be cancelled from it: `it is paid`, to go on after "because". */
export function cancellationBar({ status }: Pick<Delivery, 'status'>): string {
  return isUncollected(status) ? 'it is paid' : `its status is ${status}`;
}
