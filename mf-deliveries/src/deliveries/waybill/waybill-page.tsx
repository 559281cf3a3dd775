import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams } from '@fleetfoot/shared/remote';
import { Button, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { deliveryById } from '../deliveries.queries';
import { DeliveryNotFound } from '../delivery-not-found';
import { Waybill } from './waybill';
import { WaybillPrintStyle } from './waybill-style';

export function WaybillPage() {
  const { id: organizationId, name } = useOrganization();
  const { deliveryId = '' } = useRouteParams();
  const live = useLiveDocument(deliveryById(organizationId, deliveryId));
  const path = `/deliveries/${deliveryId}`;
  const isReady = live.status === 'ready' && live.data !== undefined;
  return (
    <Page
      title="Waybill"
      back={{ href: path, label: 'Delivery' }}
      actions={isReady && <Button onClick={() => window.print()}>Print</Button>}
    >
      <WaybillPrintStyle />
      <div data-print>
        <LiveView result={live} skeleton={<SkeletonRows rows={8} label="Loading the waybill" />}>
          {(delivery) =>
            delivery ? (
              <Waybill
                delivery={delivery}
                organizationName={name}
                address={new URL(path, window.location.origin).href}
              />
            ) : (
              <DeliveryNotFound />
            )
          }
        </LiveView>
      </div>
    </Page>
  );
}
