import { useOrganization, useSearchParams, useSession } from '@fleetfoot/shared/remote';
import { Page } from '@fleetfoot/shared/ui';
import { useContacts } from './deliveries/contacts/use-contacts';
import { deliveryStore } from './deliveries/deliveries.queries';
import type { DeliveryOrder } from './deliveries/delivery-order';
import { serverDraft } from './deliveries/drafts/drafts.queries';
import { NewDelivery } from './deliveries/new-delivery';
import { RepeatedDelivery } from './deliveries/repeated-delivery';
import { useDeliveryOutbox } from './delivery-outbox';
import { DeliveryOutboxPanel } from './delivery-outbox-panel';
import { SavedDelivery } from './saved-delivery';

export function NewDeliveryPage() {
  const { id: organizationId } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const search = useSearchParams();
  const { outbox, entries } = useDeliveryOutbox();
  const contacts = useContacts(organizationId);
  const copyOf = (form: string) => serverDraft(organizationId, uid, form);
  const repeated = search.get('repeat');
  const edited = search.get('outbox');

  async function isTaken(id: string): Promise<boolean> {
    if (outbox.getEntries()?.some((entry) => entry.id === id)) return true;
    return (await deliveryStore(organizationId).find(id)) !== undefined;
  }

  const form = {
    contacts,
    isTaken,
    submit: (id: string, payload: DeliveryOrder) =>
      outbox.submit({ id, payload, title: payload.delivery.external_id }),
  };
  return (
    <Page title="Create New Delivery" back={{ href: '/deliveries', label: 'Deliveries' }}>
      <DeliveryOutboxPanel without={edited ?? undefined} />
      {edited ? (
        <SavedDelivery key={edited} id={edited} entries={entries} remove={outbox.remove} {...form} />
      ) : repeated ? (
        <RepeatedDelivery
          key={repeated}
          organizationId={organizationId}
          deliveryId={repeated}
          copy={copyOf('repeated-delivery')}
          {...form}
        />
      ) : (
        <NewDelivery key={organizationId} draftKey="new" copy={copyOf('new-delivery')} {...form} />
      )}
    </Page>
  );
}
