import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { type CollectionQuery, useLiveCollection } from '@fleetfoot/shared/firebase';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { useOrganization } from '@fleetfoot/shared/remote';
import { useRequest } from '@fleetfoot/shared/requests';
import { richText } from '@fleetfoot/shared/texts';
import { Card, Columns, LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { BILLING, STATEMENTS } from '../texts/billing';
import { CampaignMonths } from './campaigns/campaign-months';
import { openMonthsQuery } from './campaigns/data';
import { cardWrites } from './cards/data';
import { PaymentMethods } from './cards/payment-methods';
import { InvoiceDetailsSection } from './invoices/invoice-details';
import { Limits, Requests, usePurchaseRequests } from './spending/spending';
import { statementsQuery } from './statements/data';
import { StatementList } from './statements/statement-list';
import { openTripsQuery } from './trips/data';
import { Trips } from './trips/trips';
import { WaitingNotices } from './waiting-notices';

const Halves = styled(Columns)`
  row-gap: var(--space-8);
  /* Titles that stand beside each other are level, with a button or without. */
  @media (min-width: 769px) {
    section > :first-child:has(> h2) { min-height: var(--target); }
  }
`;

/** At most one delivery: an organisation without any delivery is new. */
function anyDeliveryQuery(orgID: string): CollectionQuery<true> {
  return { path: deliveries.path(orgID), limit: 1, parse: () => true };
}

export function Welcome({ organizationName }: { organizationName: string }) {
  return (
    <p>
      {richText(
        BILLING.welcome,
        PRODUCT_NAME,
        organizationName,
        <a href="/newdelivery">{BILLING.newDelivery}</a>,
      )}
    </p>
  );
}

export function ServiceFees() {
  return (
    <Section title={BILLING.fees}>
      <Card>
        <p>{BILLING.noFees}</p>
      </Card>
    </Section>
  );
}

/** How long what stands at the top is waited for: it is to move nothing that is read already, and to keep nobody waiting. */
const TOP_WAIT_MS = 1_000;

/** Whether all of them have answered once, or have taken their time. */
export function useTopIsSettled(results: readonly { readonly status: string }[]): boolean {
  const isKnown = results.every(({ status }) => status !== 'loading');
  const [isSettled, setSettled] = useState(isKnown);
  useEffect(() => {
    if (isKnown) setSettled(true);
  }, [isKnown]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), TOP_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled || isKnown;
}

export function BillingPage() {
  const { id: orgID, name, role } = useOrganization();
  const anyDelivery = useLiveCollection(anyDeliveryQuery(orgID));
  const statements = useLiveCollection(statementsQuery(orgID));
  const writes = useMemo(() => cardWrites(orgID), [orgID]);
  const cards = useRequest(writes.list);
  const trips = useLiveCollection(openTripsQuery(orgID));
  const months = useLiveCollection(openMonthsQuery(orgID));
  const requests = usePurchaseRequests({ orgID, role });
  const isSettled = useTopIsSettled([cards.result, trips, months, requests, anyDelivery]);
  const isNew = anyDelivery.status === 'ready' && anyDelivery.data.length === 0;
  return (
    <Page title={BILLING.title} description={BILLING.intro}>
      <div>
        <WaitingNotices cards={cards.result} trips={trips} months={months} role={role} />
        {isSettled ? (
          <Stack gap={8}>
            <Requests orgID={orgID} role={role} requests={requests} />
            {isNew && <Welcome organizationName={name} />}
            <Halves>
              <Section title={STATEMENTS.title}>
                <LiveView result={statements} skeleton={<SkeletonRows rows={3} label={STATEMENTS.loading} />}>
                  {(list) => <StatementList statements={list} />}
                </LiveView>
              </Section>
              <PaymentMethods cards={cards} writes={writes} role={role} />
            </Halves>
            <Trips orgID={orgID} role={role} trips={trips} />
            <CampaignMonths orgID={orgID} role={role} months={months} />
            <Halves>
              <Stack gap={8}>
                <ServiceFees />
                <InvoiceDetailsSection />
              </Stack>
              <Limits orgID={orgID} role={role} />
            </Halves>
          </Stack>
        ) : (
          <SkeletonRows rows={6} label={BILLING.loading} />
        )}
      </div>
    </Page>
  );
}
