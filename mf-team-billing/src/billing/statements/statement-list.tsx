import { formatMonth } from '@fleetfoot/shared/billing';
import type { Statement } from '@fleetfoot/shared/model';
import { Badge, DataTable, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { formatCents } from './format-cents';

const SAMPLE = { month: 'December 2023', total: 'ZAR 0' };

/** An example of a row, shown until there is a statement. */
function SampleStatement() {
  return (
    <Stack gap={2}>
      <DataTable
        caption="Example of a statement"
        columns={[
          {
            key: 'month',
            header: 'Month',
            render: ({ month }) => (
              <Row as="span" gap={2}>
                {month} <Badge>Example</Badge>
              </Row>
            ),
          },
          { key: 'total', header: 'Total incl. VAT', align: 'end', render: ({ total }) => total },
        ]}
        rows={[SAMPLE]}
        rowKey={({ month }) => month}
      />
      <Note>This row is an example. Your own statements appear after the first payment.</Note>
    </Stack>
  );
}

/** The months with a payment, each linked to its statement. */
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
