import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import { useCallback, useMemo } from 'react';
import { deliverySettings, headingStore, savedAddresses, sendRows } from './import.queries';
import { ImportDeliveries } from './import-deliveries';
import { indexedDbJobStore } from './indexed-db-job-store';
import type { SendRows } from './use-import-run';

interface ImportScreenProps {
  readonly organizationId: string;
  readonly uid: string;
}

export function ImportScreen({ organizationId, uid }: ImportScreenProps) {
  const addresses = useLiveCollection(savedAddresses(organizationId));
  const settings = useLiveDocument(deliverySettings(organizationId));
  const store = useMemo(
    () => indexedDbJobStore(`fleetfoot.import.${uid}`, organizationId),
    [uid, organizationId],
  );
  const headings = useMemo(() => headingStore(uid), [uid]);
  const send = useCallback<SendRows>(
    (importID, rows) => sendRows(organizationId, importID, rows),
    [organizationId],
  );
  const skeleton = <SkeletonRows rows={3} label="Loading" />;
  return (
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
  );
}
