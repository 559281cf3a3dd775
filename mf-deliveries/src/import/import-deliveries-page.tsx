import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useSession } from '@fleetfoot/shared/remote';
import { LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useCallback, useMemo } from 'react';
import { deliverySettings, headingStore, savedAddresses, sendRows } from './import.queries';
import { ImportDeliveries } from './import-deliveries';
import { indexedDbJobStore } from './indexed-db-job-store';
import type { SendRows } from './use-import-run';

export function ImportDeliveriesPage() {
  const { id } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const addresses = useLiveCollection(savedAddresses(id));
  const settings = useLiveDocument(deliverySettings(id));
  const store = useMemo(() => indexedDbJobStore(`fleetfoot.import.${uid}`, id), [uid, id]);
  const headings = useMemo(() => headingStore(uid), [uid]);
  const send = useCallback<SendRows>((importID, rows) => sendRows(id, importID, rows), [id]);
  const skeleton = <SkeletonRows rows={3} label="Loading" />;
  return (
    <Page
      title="Import Deliveries"
      description="Create many deliveries at once from a CSV file."
      back={{ href: '/deliveries', label: 'Deliveries' }}
    >
      <LiveView result={addresses} skeleton={skeleton}>
        {(saved) => (
          <LiveView result={settings} skeleton={skeleton}>
            {(settled) => (
              <ImportDeliveries
                store={store}
                headings={headings}
                send={send}
                addresses={saved}
                defaultPickupID={settled?.defaultPickupAddressID ?? ''}
              />
            )}
          </LiveView>
        )}
      </LiveView>
    </Page>
  );
}
