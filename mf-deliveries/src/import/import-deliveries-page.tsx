import { sessionCheck } from '@fleetfoot/shared/device';
import { fetchDocument, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { EmptyState, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useCallback, useMemo } from 'react';
import { deliverySettingsQuery, savedAddressesQuery } from '../addresses/data';
import { askPricesOf } from '../prices/ask-price';
import { deviceJobStore, findAddressesOf, headingsQuery, headingWrites, sendRows } from './data';
import { ImportDeliveries } from './import-deliveries';
import type { SendRows } from './run/use-import-run';
import { useOnlyWindow } from './use-only-window';

interface ImportScreenProps {
  readonly orgID: string;
  readonly uid: string;
}

function ImportScreen({ orgID, uid }: ImportScreenProps) {
  const addresses = useLiveCollection(savedAddressesQuery(orgID));
  const settings = useLiveDocument(deliverySettingsQuery(orgID));
  const { session, now } = useServices();
  const store = useMemo(
    () => deviceJobStore({ uid, isCurrent: sessionCheck(session, uid, orgID) }, orgID),
    [session, uid, orgID],
  );
  const headings = useMemo(
    () => ({
      recall: async () => (await fetchDocument(headingsQuery(uid))) ?? {},
      ...headingWrites(uid, now),
    }),
    [uid, now],
  );
  const send = useCallback<SendRows>((importID, rows) => sendRows(orgID, importID, rows), [orgID]);
  const ask = useMemo(() => askPricesOf(orgID), [orgID]);
  const find = useMemo(() => findAddressesOf(orgID), [orgID]);
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
              ask={ask}
              find={find}
              addresses={saved}
              defaultPickupID={settled?.defaultPickupAddressID ?? ''}
            />
          )}
        </LiveView>
      )}
    </LiveView>
  );
}

export function ImportDeliveriesPage() {
  const { id } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const place = useOnlyWindow(`fleetfoot.import.${uid}.${id}`);
  return (
    <Page
      title="Import deliveries"
      description="Create many deliveries at once from a CSV file or a spreadsheet."
      back={{ href: '/deliveries', label: 'Deliveries' }}
    >
      {place === 'asking' && <SkeletonRows rows={3} label="Loading" />}
      {place === 'elsewhere' && (
        <EmptyState icon="external" title="The import is open in another window">
          Go on there, or close that window: what you began goes on here then.
        </EmptyState>
      )}
      {place === 'here' && <ImportScreen key={id} orgID={id} uid={uid} />}
    </Page>
  );
}
