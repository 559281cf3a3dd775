import { SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model';
import { cancellationBar } from '../cancellation-limits';

/** Why a delivery can no longer be cancelled. */
export function whyNotCancelled(delivery: Pick<Delivery, 'status'>): string {
  return `It can no longer be cancelled, because ${cancellationBar(delivery)}.`;
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
