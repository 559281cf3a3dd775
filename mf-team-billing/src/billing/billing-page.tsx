import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { type CollectionQuery, useLiveCollection } from '@fleetfoot/shared/firebase';
import { deliveries } from '@fleetfoot/shared/model';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Card, Columns, LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { CampaignMonths } from './campaigns/campaign-months';
import { cardWrites } from './cards/data';
import { PaymentMethods } from './cards/payment-methods';
import { InvoiceDetailsSection } from './invoices/invoice-details';
import { Limits, Requests } from './spending/spending';
import { statementsQuery } from './statements/data';
import { StatementList } from './statements/statement-list';
import { Trips } from './trips/trips';

/** Stacked on a small screen, the halves are as far apart as other sections. */
const Halves = styled(Columns)`
  row-gap: var(--space-8);
`;

/** At most one delivery: an organisation without any delivery is new. */
function anyDeliveryQuery(orgID: string): CollectionQuery<true> {
  return { path: deliveries.path(orgID), limit: 1, parse: () => true };
}

export function Welcome({ organizationName }: { organizationName: string }) {
  return (
    <p>
      Welcome to {PRODUCT_NAME}, {organizationName}: everything is ready for your first{' '}
      <a href="/newdelivery">New Delivery</a>.
    </p>
  );
}

export function ServiceFees() {
  return (
    <Section title="Service fees">
      <Card>
        <p>No service fees charged</p>
      </Card>
    </Section>
  );
}

export function BillingPage() {
  const { id: orgID, name, role } = useOrganization();
  const anyDelivery = useLiveCollection(anyDeliveryQuery(orgID));
  const statements = useLiveCollection(statementsQuery(orgID));
  const writes = useMemo(() => cardWrites(orgID), [orgID]);
  const isNew = anyDelivery.status === 'ready' && anyDelivery.data.length === 0;
  return (
    <Page title="Billing Settings" description="Pay per trip">
      <Stack gap={8}>
        {isNew && <Welcome organizationName={name} />}
        <Trips orgID={orgID} role={role} />
        <CampaignMonths orgID={orgID} role={role} />
        <Requests orgID={orgID} role={role} />
        <PaymentMethods writes={writes} role={role} />
        <Halves>
          <Section title="Statements">
            <LiveView result={statements} skeleton={<SkeletonRows rows={3} label="Loading statements" />}>
              {(list) => <StatementList statements={list} />}
            </LiveView>
          </Section>
          <ServiceFees />
        </Halves>
        <InvoiceDetailsSection />
        <Limits orgID={orgID} role={role} />
      </Stack>
    </Page>
  );
}
