import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Columns, LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { anyDeliveryQuery } from './any-delivery-query';
import { cardService } from './cards/card-service';
import { PaymentMethods } from './cards/payment-methods';
import { ServiceFees } from './service-fees';
import { StatementList } from './statements/statement-list';
import { statementsQuery } from './statements/statements.queries';
import { Welcome } from './welcome';

/** Below each other they are as far apart as all sections. */
const Halves = styled(Columns)`
  row-gap: var(--space-8);
`;

export function BillingPage() {
  const { id, name, role } = useOrganization();
  const deliveries = useLiveCollection(anyDeliveryQuery(id));
  const statements = useLiveCollection(statementsQuery(id));
  const service = useMemo(() => cardService(id), [id]);
  const isNew = deliveries.status === 'ready' && deliveries.data.length === 0;
  return (
    <Page title="Billing Settings" description="Pay per trip">
      <Stack gap={8}>
        {isNew && <Welcome organizationName={name} />}
        <PaymentMethods service={service} isAdmin={role === 'Admin'} />
        <Halves>
          <Section title="Statements">
            <LiveView result={statements} skeleton={<SkeletonRows rows={3} label="Loading statements" />}>
              {(list) => <StatementList statements={list} />}
            </LiveView>
          </Section>
          <ServiceFees />
        </Halves>
      </Stack>
    </Page>
  );
}
