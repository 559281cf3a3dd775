import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useLoaded } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Dialog, FormError, Skeleton } from '@fleetfoot/shared/ui';
import { type SayWord, useInWords } from '../../../texts/page-language';

const load = async () =>
  (await import(/* webpackChunkName: "delivery-outbox" */ '../above-list')).SharedDelivery;

interface ShareDialogProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** Passes the tracking link of a row's delivery on; what is in it is loaded only then. */
export function ShareDialog(props: ShareDialogProps) {
  const { report } = useServices();
  const say: SayWord = useInWords();
  const { value: Shared, failed } = useLoaded(load, (error) => report(error, { part: 'share' }));
  return (
    <Dialog open title={say('Tracking link')} onClose={props.onClose}>
      {Shared ? (
        <Shared {...props} />
      ) : failed ? (
        <FormError>{say('This could not be opened. Check your connection and try again.')}</FormError>
      ) : (
        <Skeleton height={148} />
      )}
    </Dialog>
  );
}
