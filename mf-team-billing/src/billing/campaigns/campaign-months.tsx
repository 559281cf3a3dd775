import { formatMonth } from '@fleetfoot/shared/billing';
import type { Live } from '@fleetfoot/shared/firebase';
import type { CampaignCharge } from '@fleetfoot/shared/model/advertising/campaign-charge';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { richText } from '@fleetfoot/shared/texts';
import { Card, LiveView, Section, Stack } from '@fleetfoot/shared/ui';
import { MONTHS } from '../../texts/open-charges';
import { failedFirst, OpenCharge, OpenCharges } from '../charges/open-charge';
import { formatCents } from '../statements/format-cents';
import { payMonthNow, reportHref } from './data';
import { MonthAmount } from './month-amount';

interface OpenMonthsProps {
  readonly months: readonly CampaignCharge[];
  readonly mayPay: boolean;
  readonly pay: (charge: CampaignCharge) => Promise<void>;
}

/** What is owed for campaigns, month by month. It does not count towards the limit of trips. */
export function OpenMonths({ months, mayPay, pay }: OpenMonthsProps) {
  const owed = months.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Card>
      <Stack gap={4}>
        <p>{richText(MONTHS.owed, <strong>{formatCents(owed)}</strong>)}</p>
        <OpenCharges role="list" aria-label={MONTHS.title}>
          {failedFirst(months, ({ openedAt }) => openedAt).map((charge) => (
            <OpenCharge
              key={charge.id}
              charge={charge}
              reference={MONTHS.reference(charge.name, formatMonth(charge.month))}
              href={reportHref(charge)}
              note={MONTHS.note}
              amount={<MonthAmount chargeID={charge.id} name={charge.name} amount={charge.amount} />}
              mayPay={mayPay}
              pay={() => pay(charge)}
            />
          ))}
        </OpenCharges>
      </Stack>
    </Card>
  );
}

interface CampaignMonthsProps {
  readonly orgID: string;
  readonly role: Role;
  readonly months: Live<readonly CampaignCharge[]>;
}

/** The months of campaigns that are not paid yet; nothing at all while there are none. */
export function CampaignMonths({ orgID, role, months }: CampaignMonthsProps) {
  if (months.status === 'loading' || (months.status === 'ready' && months.data.length === 0))
    return undefined;
  return (
    <Section title={MONTHS.title}>
      <LiveView result={months} skeleton={undefined}>
        {(list) => (
          <OpenMonths
            months={list}
            mayPay={may(role, 'charge.pay')}
            pay={(charge) => payMonthNow(orgID, charge)}
          />
        )}
      </LiveView>
    </Section>
  );
}
