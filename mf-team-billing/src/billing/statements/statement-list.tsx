import { formatMonth } from '@fleetfoot/shared/billing';
import type { Statement } from '@fleetfoot/shared/model';
import { Badge, Button, DataTable, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
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

/** As many as are looked for often; the others come with a press. */
const LATEST = 3;

/** The months with a payment, each linked to its statement; the latest first. */
export function StatementList({ statements }: { readonly statements: readonly Statement[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (statements.length === 0) return <SampleStatement />;
  const isCut = !showsAll && statements.length > LATEST;
  return (
    <Stack gap={3}>
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
        rows={isCut ? statements.slice(0, LATEST) : statements}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/billing/${id}`}
        rowLabel={({ id }) => `${formatMonth(id)} statement`}
      />
      {statements.length > LATEST && (
        <Row>
          <Button variant="secondary" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Latest statements' : `All ${statements.length} statements`}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
