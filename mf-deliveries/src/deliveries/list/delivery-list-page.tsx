import { useOrganization } from '@fleetfoot/shared/remote';
import { LinkButton, Page } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { DeliveryListScreen } from './delivery-list-screen';

interface DeliveryListPageProps {
  /** Stands above the list. */
  readonly children?: ReactNode;
}

export function DeliveryListPage({ children }: DeliveryListPageProps) {
  const { id } = useOrganization();
  return (
    <Page
      title="Deliveries"
      actions={
        <>
          <LinkButton variant="secondary" href="/importdeliveries">
            Import CSV
          </LinkButton>
          <LinkButton href="/newdelivery">New Delivery</LinkButton>
        </>
      }
    >
      {children}
      <DeliveryListScreen key={id} organizationId={id} />
    </Page>
  );
}
