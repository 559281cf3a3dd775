import { formatDate, formatDateTime, formatPhoneNumber, formatTimeRange } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { type STOPS, URGENCY_LABELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { FAILURE_REASONS } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { Card, Columns, DetailList, Note } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { DELIVERY_VIEW } from '../texts/delivery-view';

const Times = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); justify-content: space-between; }
  li + li { margin-block-start: var(--space-2); }
  time { color: var(--muted); font-variant-numeric: tabular-nums; }
`;

interface StopCardProps {
  readonly delivery: Delivery;
  readonly stop: (typeof STOPS)[number];
}

function StopCard({ delivery, stop }: StopCardProps) {
  const window = delivery[`${stop}_window`];
  return (
    <Card title={DELIVERY_VIEW.stops[stop]}>
      <DetailList
        items={[
          { label: DELIVERY_VIEW.address, value: delivery[`${stop}_address`] },
          { label: DELIVERY_VIEW.name, value: delivery[`${stop}_name`] },
          { label: DELIVERY_VIEW.phoneNumber, value: formatPhoneNumber(delivery[`${stop}_phone_number`]) },
          { label: DELIVERY_VIEW.instructions, value: delivery[`${stop}_instructions`] },
          ...(window
            ? [{ label: DELIVERY_VIEW.window, value: formatTimeRange(window.start, window.end) }]
            : []),
        ]}
      />
    </Card>
  );
}

function reasonText({ failure_reason = '' }: Delivery): string {
  return Object.entries(FAILURE_REASONS).find(([reason]) => reason === failure_reason)?.[1] ?? failure_reason;
}

/** When it took on each status, the latest first. */
function timesOf({ created_at, status_times = {} }: Delivery): readonly (readonly [string, Date])[] {
  const all = [['Created', created_at] as const, ...Object.entries(status_times)];
  return all.toSorted(([, one], [, other]) => other.getTime() - one.getTime());
}

/** What is known of a test delivery. */
export function TestDeliveryView({ delivery }: { readonly delivery: Delivery }) {
  const { status, id, external_id, urgency_level, pickup_time, courier, failure_reason, blanked_at } =
    delivery;
  return (
    <>
      {blanked_at && <Note>{DELIVERY_VIEW.blanked(formatDate(blanked_at))}</Note>}
      <Columns>
        <Card title={DELIVERY_VIEW.summary}>
          <DetailList
            items={[
              { label: DELIVERY_VIEW.status, value: status },
              ...(failure_reason ? [{ label: DELIVERY_VIEW.whyFailed, value: reasonText(delivery) }] : []),
              { label: DELIVERY_VIEW.reference, value: external_id },
              { label: DELIVERY_VIEW.id, value: id },
              { label: DELIVERY_VIEW.urgency, value: URGENCY_LABELS[urgency_level] },
              { label: DELIVERY_VIEW.pickupTime, value: formatDateTime(pickup_time) },
              {
                label: DELIVERY_VIEW.courier,
                value: courier && DELIVERY_VIEW.courierWith(courier.name, courier.vehicle_plate),
              },
            ]}
          />
        </Card>
        <Card title={DELIVERY_VIEW.timeline}>
          <Times>
            {timesOf(delivery).map(([name, at]) => (
              <li key={name}>
                <span>{name}</span>
                <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
              </li>
            ))}
          </Times>
        </Card>
      </Columns>
      <Columns>
        <StopCard delivery={delivery} stop="pickup" />
        <StopCard delivery={delivery} stop="dropoff" />
      </Columns>
    </>
  );
}
