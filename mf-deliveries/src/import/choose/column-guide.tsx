import { DataTable } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { COLUMNS } from '../columns';

const Guide = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
    font-weight: 550;
  }
  summary::before { content: '▸' / ''; width: 1.25em; color: var(--muted); }
  &[open] > summary::before { content: '▾' / ''; }
`;

/** What every column is for. */
export function ColumnGuide() {
  return (
    <Guide>
      <summary>What goes into the columns</summary>
      <DataTable
        caption="Columns"
        columns={[
          { key: 'label', header: 'Column', render: ({ label }) => label },
          {
            key: 'required',
            header: 'Needed',
            render: ({ required }) => (required ? 'Always' : 'If you like'),
          },
          { key: 'help', header: 'What to write', render: ({ help }) => help },
        ]}
        rows={COLUMNS}
        rowKey={({ key }) => key}
      />
    </Guide>
  );
}
