import { SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import { type Delivery, isUncollected } from '@fleetfoot/shared/model';

/** Why a delivery can no longer be cancelled. */
export function whyNotCancelled({ status }: Pick<Delivery, 'status'>): string {
  const reason = isUncollected(status) ? 'it is paid' : `its status is ${status}`;
  return `It can no longer be cancelled, because ${reason}.`;
}

interface CancellationHelpProps {
  readonly delivery: Delivery;
}

/** What to do instead of a cancellation that comes too late. */
export function CancellationHelp({ delivery }: CancellationHelpProps) {
  return (
    <>
      {whyNotCancelled(delivery)} To stop it, or if something is wrong with it, e-mail{' '}
      <a href={`mailto:${SUPPORT_EMAIL}?subject=Delivery ${delivery.id}`}>{SUPPORT_EMAIL}</a>.
    </>
  );
}
