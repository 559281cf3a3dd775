import { formatMonth, type Statement } from '@fleetfoot/shared/billing';
import { DataTable } from '@fleetfoot/shared/ui';
import { formatCents } from './format-cents';
import { SampleStatement } from './sample-statement';

/** Months with a charge, each linked to its statement. */
export function StatementList({ statements }: { readonly statements: readonly Statement[] }) {
  if (statements.length === 0) return <SampleStatement />;
  return (
    <DataTable
      caption="Statements by month"
      columns={[
        { key: 'month', header: 'Month', render: ({ id }) => formatMonth(id) },
        {
          key: 'total',
          header: 'Total incl. VAT',
          align: 'end',
          render: ({ amount }) => formatCents(amount),
        },
      ]}
      rows={statements}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/billing/${id}`}
    />
  );
}
