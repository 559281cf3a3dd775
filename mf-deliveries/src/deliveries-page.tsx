import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { DeliveryListPage } from './deliveries/list/delivery-list-page';
import { useMayHaveOutbox } from './outbox/use-may-have-outbox';

const loadOutbox = async () => {
  const { DeliveryOutboxPanel } = await import(
    /* webpackChunkName: "delivery-outbox-panel" */ './delivery-outbox-panel'
  );
  return DeliveryOutboxPanel;
};

/** The list, below what waits on this device to become part of it. */
export function DeliveriesPage() {
  const { report } = useServices();
  const mayHaveOutbox = useMayHaveOutbox(useSession((state) => state.uid) ?? '');
  return (
    <DeliveryListPage>
      {mayHaveOutbox && (
        <LazyPart load={loadOutbox} props={{}} onFailure={(error) => report(error, { part: 'outbox' })} />
      )}
    </DeliveryListPage>
  );
}
