import { sessionCheck } from '@fleetfoot/shared/device';
import { fetchDocument, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { EmptyState, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useCallback, useMemo } from 'react';
import { deliverySettingsQuery, savedAddressesQuery } from '../addresses/data';
import { askPricesOf } from '../prices/ask-price';
import { deliveryWords } from '../texts/groups/delivery';
import { importTexts, importWords } from '../texts/import';
import { PageInLanguage, useTitle } from '../texts/page-in-language';
import { PageLiveView } from '../texts/page-live-view';
import { usePageTexts } from '../texts/page-texts';
import { together } from '../texts/together';
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
  const { loading } = usePageTexts(importTexts);
  const skeleton = <SkeletonRows rows={3} label={loading} />;
  return (
    <PageLiveView result={addresses} skeleton={skeleton}>
      {(saved) => (
        <PageLiveView result={settings} skeleton={skeleton}>
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
        </PageLiveView>
      )}
    </PageLiveView>
  );
}

function Import() {
  const texts = usePageTexts(importTexts);
  useTitle(texts.title);
  const { id } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const place = useOnlyWindow(`fleetfoot.import.${uid}.${id}`);
  return (
    <Page
      title={texts.title}
      description={texts.description}
      back={{ href: '/deliveries', label: texts.back }}
    >
      {place === 'asking' && <SkeletonRows rows={3} label={texts.loading} />}
      {place === 'elsewhere' && (
        <EmptyState icon="external" title={texts.elsewhere}>
          {texts.elsewhereText}
        </EmptyState>
      )}
      {place === 'here' && <ImportScreen key={id} orgID={id} uid={uid} />}
    </Page>
  );
}

const GROUPS = together(deliveryWords, importWords);

export function ImportDeliveriesPage() {
  return (
    <PageInLanguage groups={GROUPS}>
      <Import />
    </PageInLanguage>
  );
}
