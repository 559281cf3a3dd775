import { formatMonth, monthOf } from '@fleetfoot/shared/billing';
import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { type CampaignCharge, campaignChargeID, monthOfReport, type Report } from '@fleetfoot/shared/model';
import { Card } from '@fleetfoot/shared/ui';
import { monthChargeQuery } from '../report-data';

/** What became of the price of a month, with the way to where it is seen or paid. */
export function MonthPaymentCard({ charge }: { readonly charge: CampaignCharge }) {
  const { status, amount, paidAt } = charge;
  const price = <strong>{formatRand(amount / 100)}</strong>;
  const billing = <a href="/billing">Billing</a>;
  const statement = paidAt && (
    <a href={`/billing/${monthOf(paidAt)}`}>Statement of {formatMonth(monthOf(paidAt))}</a>
  );
  return (
    <Card title="Payment">
      {status === 'free' && <p>Nothing is charged for this month.</p>}
      {status === 'waiting' && (
        <p>
          {price} will be charged to your card. It is in {billing} until then.
        </p>
      )}
      {status === 'failed' && (
        <p>
          {price} could not be charged. Pay it in {billing}.
        </p>
      )}
      {(status === 'paid' || status === 'refunded') && (
        <p>
          Charged {price}
          {paidAt && ` on ${formatDate(paidAt)}`}
          {status === 'refunded' && ', and given back'}. {statement}
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
