import { Badge, DataTable, Row, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Note = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const SAMPLE = { month: 'December 2023', total: 'ZAR 0' };

/** What a statement will look like, while there is none. */
export function SampleStatement() {
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
