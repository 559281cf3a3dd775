import { databaseIsOpen, fetchDocument } from '@fleetfoot/shared/firebase';
import type { MemberDraftKey } from '@fleetfoot/shared/model/team/draft';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useOrganization, useSearchParams, useServices, useSession } from '@fleetfoot/shared/remote';
import { usePageLanguage } from '@fleetfoot/shared/texts';
import { Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import type { AskPrice } from '../../prices/trip';
import { formTexts } from '../../texts/form';
import { createWords } from '../../texts/groups/create';
import { deliveryWords } from '../../texts/groups/delivery';
import { InPageLanguage } from '../../texts/in-page-language';
import { textsIn } from '../../texts/page-texts';
import { usePageTranslation } from '../../texts/page-translation';
import { together } from '../../texts/together';
import { useContacts } from '../contacts/use-contacts';
import { draftQuery, draftWrites } from '../drafts/data';
import { LazyEntryHelp } from '../entry/lazy-entry-help';
import type { DeliveryPayload } from '../sending/delivery-payload';
import { isTaken, loadQueuedDelivery, prepareOutbox, submitDelivery } from '../sending/lazy-outbox';
import { LazyOutboxPanel } from '../sending/lazy-outbox-panel';
import { NewDelivery } from './new-delivery';

const GROUPS = together(deliveryWords, createWords);

// Rarely opened, and never without a connection.
const loadRepeated = async () =>
  (await import(/* webpackChunkName: "repeated-delivery" */ './repeated-delivery')).RepeatedDelivery;

/** Asks for a price by code that comes with that which shows it. */
function askLater(orgID: string): AskPrice {
  return async (trip) => {
    const { askPriceOf } = await import(/* webpackChunkName: "trip-price" */ '../../prices/ask-price');
    return askPriceOf(orgID)(trip);
  };
}

export function NewDeliveryPage() {
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const services = useServices();
  const translation = usePageTranslation(GROUPS);
  const texts = textsIn(translation, formTexts);
  usePageLanguage(GROUPS, texts.title);
  const search = useSearchParams();
  const contacts = useContacts(orgID, true);
  const [isOpen, setOpen] = useState(false);
  // What is owed is told by code that comes after the page, or else when the delivery is refused.
  useEffect(() => {
    databaseIsOpen().then(
      () => setOpen(true),
      () => undefined,
    );
  }, []);
  const askPrice = useMemo(() => askLater(orgID), [orgID]);
  const owner = { services, uid, orgID };
  const copyOf = (form: MemberDraftKey) => ({
    read: () => fetchDocument(draftQuery(orgID, uid, form)),
    ...draftWrites(orgID, uid, form, services.now),
  });
  const repeated = search.get('repeat');
  const edited = search.get('outbox');

  const form = {
    contacts,
    askPrice,
    prepare: prepareOutbox,
    isTaken: (id: string) => isTaken(owner, id),
    submit: (id: string, payload: DeliveryPayload) => submitDelivery(owner, id, payload),
  };
  const whenLoading = {
    waiting: <SkeletonRows rows={6} label={texts.loading} />,
    onFailure: (error: unknown) => services.report(error, { loading: 'delivery-form' }),
  };
  return (
    <InPageLanguage translation={translation}>
      <Page title={texts.title} back={{ href: '/deliveries', label: texts.back }}>
        {isOpen && <LazyEntryHelp of="credit" orgID={orgID} />}
        <LazyOutboxPanel without={edited ?? undefined} />
        {edited ? (
          <LazyPart key={edited} load={loadQueuedDelivery} props={{ id: edited, ...form }} {...whenLoading} />
        ) : repeated ? (
          <LazyPart
            key={repeated}
            load={loadRepeated}
            props={{ orgID, deliveryID: repeated, copy: copyOf('repeated-delivery'), ...form }}
            {...whenLoading}
          />
        ) : (
          <NewDelivery key={orgID} draftKey="new" copy={copyOf('new-delivery')} {...form} />
        )}
      </Page>
    </InPageLanguage>
  );
}
