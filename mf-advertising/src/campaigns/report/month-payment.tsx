import { formatMonth, monthOf } from '@fleetfoot/shared/billing';
import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import {
  type CampaignCharge,
  campaignChargeID,
  monthOfReport,
} from '@fleetfoot/shared/model/advertising/campaign-charge';
import type { Report } from '@fleetfoot/shared/model/advertising/report';
import { richText } from '@fleetfoot/shared/texts';
import { Card } from '@fleetfoot/shared/ui';
import { REPORT } from '../../texts/report';
import { monthChargeQuery } from '../report-data';

/** What became of the price of a month, with the way to where it is seen or paid. */
export function MonthPaymentCard({ charge }: { readonly charge: CampaignCharge }) {
  const { status, amount, paidAt } = charge;
  const price = <strong>{formatRand(amount / 100)}</strong>;
  const billing = <a href="/billing">{REPORT.payment.billing}</a>;
  const statement = paidAt && (
    <a href={`/billing/${monthOf(paidAt)}`}>{REPORT.payment.statement(formatMonth(monthOf(paidAt)))}</a>
  );
  return (
    <Card title={REPORT.payment.title}>
      {status === 'free' && <p>{REPORT.payment.free}</p>}
      {status === 'waiting' && <p>{richText(REPORT.payment.waiting, price, billing)}</p>}
      {status === 'failed' && <p>{richText(REPORT.payment.failed, price, billing)}</p>}
      {(status === 'paid' || status === 'refunded') && (
        <p>
          <span>
            {paidAt
              ? richText(REPORT.payment.chargedOn[status], price, formatDate(paidAt))
              : richText(REPORT.payment.charged[status], price)}
          </span>{' '}
          {statement}
        </p>
      )}
    </Card>
  );
}

interface MonthPaymentProps {
  readonly orgID: string;
  readonly campaignID: string;
  readonly report: Pick<Report, 'monthYearInt'>;
}

/** The payment of a report's month; nothing while it is not known, and for months that are not charged here. */
export function MonthPayment({ orgID, campaignID, report }: MonthPaymentProps) {
  const chargeID = campaignChargeID(campaignID, monthOfReport(report) ?? 'none');
  const charge = useLiveDocument(monthChargeQuery(orgID, chargeID));
  return charge.status === 'ready' && charge.data ? <MonthPaymentCard charge={charge.data} /> : undefined;
}
