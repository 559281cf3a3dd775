import { fetchDocument } from '@fleetfoot/shared/firebase';
import type { MemberDraftKey } from '@fleetfoot/shared/model';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useOrganization, useSearchParams, useServices, useSession } from '@fleetfoot/shared/remote';
import { Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useContacts } from '../contacts/use-contacts';
import { deliveryQuery } from '../data';
import { draftQuery, draftWrites } from '../drafts/data';
import { useDeliveryOutbox } from '../sending/delivery-outbox';
import { DeliveryOutboxPanel } from '../sending/delivery-outbox-panel';
import type { DeliveryPayload } from '../sending/delivery-payload';
import { NewDelivery } from './new-delivery';
import { QueuedDelivery } from './queued-delivery';

// Rarely opened, and never without a connection.
const loadRepeated = async () =>
  (await import(/* webpackChunkName: "repeated-delivery" */ './repeated-delivery')).RepeatedDelivery;

export function NewDeliveryPage() {
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { now, report } = useServices();
  const search = useSearchParams();
  const { outbox, entries } = useDeliveryOutbox();
  const contacts = useContacts(orgID);
  const copyOf = (form: MemberDraftKey) => ({
    read: () => fetchDocument(draftQuery(orgID, uid, form)),
    ...draftWrites(orgID, uid, form, now),
  });
  const repeated = search.get('repeat');
  const edited = search.get('outbox');

  async function isTaken(id: string): Promise<boolean> {
    if (outbox.getEntries()?.some((entry) => entry.id === id)) return true;
    return (await fetchDocument(deliveryQuery(orgID, id))) !== undefined;
  }

  const form = {
    contacts,
    isTaken,
    submit: (id: string, payload: DeliveryPayload) =>
      outbox.submit({ id, payload, title: payload.delivery.external_id }),
  };
  return (
    <Page title="Create New Delivery" back={{ href: '/deliveries', label: 'Deliveries' }}>
      <DeliveryOutboxPanel without={edited ?? undefined} />
      {edited ? (
        <QueuedDelivery key={edited} id={edited} entries={entries} remove={outbox.remove} {...form} />
      ) : repeated ? (
        <LazyPart
          key={repeated}
          load={loadRepeated}
          props={{ orgID, deliveryID: repeated, copy: copyOf('repeated-delivery'), ...form }}
          waiting={<SkeletonRows rows={6} label="Loading the form" />}
          onFailure={(error) => report(error, { loading: 'delivery-form' })}
        />
      ) : (
        <NewDelivery key={orgID} draftKey="new" copy={copyOf('new-delivery')} {...form} />
      )}
    </Page>
  );
}
