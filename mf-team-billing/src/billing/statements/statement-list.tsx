import { formatMonth } from '@fleetfoot/shared/billing';
import type { Statement } from '@fleetfoot/shared/model/billing/ledger';
import { Badge, Button, DataTable, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { STATEMENTS } from '../../texts/billing';
import { formatCents } from './format-cents';

const SAMPLE = { month: STATEMENTS.exampleMonth, total: STATEMENTS.exampleTotal };

/** An example of a row, shown until there is a statement. */
function SampleStatement() {
  return (
    <Stack gap={2}>
      <DataTable
        caption={STATEMENTS.exampleCaption}
        columns={[
          {
            key: 'month',
            header: STATEMENTS.month,
            render: ({ month }) => (
              <Row as="span" gap={2}>
                <span>{month}</span> <Badge>{STATEMENTS.example}</Badge>
              </Row>
            ),
          },
          { key: 'total', header: STATEMENTS.total, align: 'end', render: ({ total }) => total },
        ]}
        rows={[SAMPLE]}
        rowKey={({ month }) => month}
      />
      <Note>{STATEMENTS.exampleDetails}</Note>
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
        caption={STATEMENTS.caption}
        columns={[
          { key: 'month', header: STATEMENTS.month, render: ({ id }) => formatMonth(id) },
          {
            key: 'total',
            header: STATEMENTS.total,
            align: 'end',
            render: ({ amount }) => formatCents(amount),
          },
        ]}
        rows={isCut ? statements.slice(0, LATEST) : statements}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/billing/${id}`}
        rowLabel={({ id }) => STATEMENTS.statementOf(formatMonth(id))}
      />
      {statements.length > LATEST && (
        <Row>
          <Button variant="secondary" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? STATEMENTS.latest : STATEMENTS.all(String(statements.length))}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
