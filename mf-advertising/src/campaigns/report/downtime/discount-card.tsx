import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import type { Campaign } from '@fleetfoot/shared/model';
import { Card, DetailList, Note } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import type { DowntimeReport } from './downtime';

const Explanation = styled(Note)`
  max-width: 68ch;
  text-wrap: pretty;
`;

interface DiscountCardProps {
  readonly downtime: DowntimeReport;
  /** Rand for the month; `undefined` for a campaign without a price. */
  readonly price: Campaign['totalMonthlyCost'];
}

/** The discount for the downtime of a month, and the rest of its price. */
export function DiscountCard({ downtime: { hours, discount }, price }: DiscountCardProps) {
  const rest = price === undefined ? undefined : (Math.round(price * 100) - Math.round(discount * 100)) / 100;
  return (
    <Card title="Discount">
      <DetailList
        items={[
          { label: 'Total downtime', value: `${formatNumber(hours)} hours` },
          { label: 'Total discount', value: formatRand(discount) },
          ...(price === undefined || rest === undefined || rest < 0
            ? []
            : [
                { label: 'Price of the month', value: formatRand(price) },
                { label: 'Price less discount', value: <strong>{formatRand(rest)}</strong> },
              ]),
        ]}
      />
      <Explanation>
        Downtime is 100 hours minus the time that a bike rode. Hours of downtime times the rate per hour make
        a bike's discount; the discounts of all bikes make the total.
      </Explanation>
    </Card>
  );
}
