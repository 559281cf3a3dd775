import { StatementSchema } from '@fleetfoot/shared/billing';
import { useRouteParams } from '@fleetfoot/shared/remote';
import { Page } from '@fleetfoot/shared/ui';
import * as v from 'valibot';
import { MonthStatement } from './month-statement';
import { UnknownMonth } from './unknown-month';

export function StatementPage() {
  const { month } = useRouteParams();
  if (v.is(StatementSchema.entries.id, month)) return <MonthStatement month={month} />;
  return (
    <Page title="Statement" back={{ href: '/billing', label: 'Billing Settings' }}>
      <UnknownMonth />
    </Page>
  );
}
