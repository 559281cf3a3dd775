import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import type { Campaign } from '@fleetfoot/shared/model/advertising/campaign';
import { Card, DetailList, Note } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { FIGURES } from '../../../texts/figures';
import { REPORT } from '../../../texts/report';
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
    <Card title={REPORT.discount.title}>
      <DetailList
        items={[
          { label: REPORT.discount.downtime, value: FIGURES.hours(formatNumber(hours)) },
          { label: REPORT.discount.total, value: formatRand(discount) },
          ...(price === undefined || rest === undefined || rest < 0
            ? []
            : [
                { label: REPORT.discount.price, value: formatRand(price) },
                { label: REPORT.discount.rest, value: <strong>{formatRand(rest)}</strong> },
              ]),
        ]}
      />
      <Explanation>{REPORT.discount.explanation}</Explanation>
    </Card>
  );
}
