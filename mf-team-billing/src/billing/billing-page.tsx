import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Columns, Page, Stack } from '@fleetfoot/shared/ui';
import { anyDeliveryQuery } from './billing.queries';
import { PaymentMethods } from './payment-methods';
import { ServiceFees } from './service-fees';
import { Statements } from './statements';
import { Welcome } from './welcome';

export function BillingPage() {
  const { id, name } = useOrganization();
  const deliveries = useLiveCollection(anyDeliveryQuery(id));
  const isNew = deliveries.status === 'ready' && deliveries.data.length === 0;
  return (
    <Page title="Billing Settings" description="Pay per trip">
      <Stack gap={6}>
        {isNew && <Welcome organizationName={name} />}
        <PaymentMethods />
        <Columns>
          <Statements />
          <ServiceFees />
        </Columns>
      </Stack>
    </Page>
  );
}
