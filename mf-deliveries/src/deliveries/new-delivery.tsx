import { useServices, useSession } from '@fleetfoot/shared/remote';
import { Page } from '@fleetfoot/shared/ui';
import type { DeliveryStore } from './deliveries.queries';
import { changedSinceSent } from './delivery-draft';
import { DeliveryForm } from './delivery-form';
import type { CheckedDelivery } from './delivery-form-schema';
import type { DeliveryFormValues } from './delivery-form-values';
import { saveDelivery } from './save-delivery';
import { toNewDelivery } from './to-new-delivery';
import { useDeliveryDraft } from './use-delivery-draft';
import { useIsMounted } from './use-is-mounted';

interface NewDeliveryProps {
  readonly store: DeliveryStore;
}

export function NewDelivery({ store }: NewDeliveryProps) {
  const services = useServices();
  const uid = useSession((state) => state.uid) ?? '';
  const { start, latest, keep, discard } = useDeliveryDraft();
  const isMounted = useIsMounted();

  async function save(delivery: CheckedDelivery, values: DeliveryFormValues) {
    const { id } = start;
    const changed = changedSinceSent(latest(), values);
    keep({ values, sent: values });
    try {
      await saveDelivery(store, toNewDelivery(delivery, { id, uid }), changed);
    } catch (error) {
      services.report(error, { message: 'Failed to create delivery.', deliveryId: id });
      throw error;
    }
    discard();
    services.announce(`Delivery ${delivery.external_id} is created.`);
    if (isMounted()) services.navigate('/deliveries');
  }

  return (
    <Page title="Create New Delivery" back={{ href: '/deliveries', label: 'Deliveries' }}>
      <DeliveryForm initialValues={start.values} onChange={(values) => keep({ values })} onSave={save} />
    </Page>
  );
}
