import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams } from '@fleetfoot/shared/remote';
import { Button, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { deliveryQuery } from '../data';
import { DeliveryNotFound } from '../delivery-not-found';
import { Waybill } from './waybill';
import { WaybillPrintStyle } from './waybill-style';

export function WaybillPage() {
  const { id: orgID, name } = useOrganization();
  const { deliveryID = '' } = useRouteParams();
  const live = useLiveDocument(deliveryQuery(orgID, deliveryID));
  const path = `/deliveries/${deliveryID}`;
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
