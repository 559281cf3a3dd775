import { Badge, Button, DataTable, Row, Section, SMALL_SCREEN, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { COLUMNS, type ColumnKey } from '../columns';
import { counted } from '../counted';
import type { CheckedLine } from './check-lines';
import { FixCell } from './fix-cell';
import { useMoreRows } from './use-more-rows';

/** Lets a wide table scroll by itself; on a small screen each cell has its own line. */
const FixGridFrame = styled.div`
  overflow-x: auto;
  td { min-width: 220px; vertical-align: top; }
  tbody th { min-width: 120px; vertical-align: top; }
  @media ${SMALL_SCREEN} {
    overflow-x: visible;
    td { min-width: 0; }
    && tbody td { text-align: start; }
    && tbody td::before { float: none; display: block; max-width: none; margin: 0 0 var(--space-1); }
  }
`;

interface FixGridProps {
  /** Rows that are faulty, and those that were when the grid was opened. */
  readonly lines: readonly CheckedLine[];
  /** Columns in which something is or was wrong. */
  readonly columns: ReadonlySet<ColumnKey>;
  readonly onChange: (row: number, column: ColumnKey, text: string) => void;
}

function problemOf({ problems }: CheckedLine, key: ColumnKey): string | undefined {
  return problems.find(({ column }) => column === key)?.message;
}

/** The rows with something to fix, cell by cell. A row that is fixed stays where it is, so that nothing jumps. */
export function FixGrid({ lines, columns, onChange }: FixGridProps) {
  const more = useMoreRows(lines);
  const [showsAll, setShowsAll] = useState(false);
  const shown = COLUMNS.filter(({ key }) => showsAll || key === 'external_id' || columns.has(key));
  const faulty = lines.filter(({ problems }) => problems.length > 0).length;
  return (
    <Section
      title="Rows to fix"
      actions={
        <Button variant="quiet" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
          Show all columns
        </Button>
      }
    >
      <Stack>
        <p role="status">{faulty === 0 ? 'All rows are ready.' : `${counted(faulty, 'row')} left to fix.`}</p>
        <FixGridFrame>
          <DataTable
            caption="Rows to fix"
            columns={[
              {
                key: 'row',
                header: 'Row',
                render: ({ number, problems }: CheckedLine) => (
                  <Row gap={2}>
                    <span>Row {number}</span>
                    <Badge tone={problems.length > 0 ? 'danger' : 'success'}>
                      {problems.length > 0 ? `${problems.length} to fix` : 'Ready'}
                    </Badge>
                  </Row>
                ),
              },
              ...shown.map((column) => ({
                key: column.key,
                header: column.label,
                render: (line: CheckedLine) => (
                  <FixCell
                    number={line.number}
                    column={column}
                    text={line.cells[column.key] ?? ''}
                    problem={problemOf(line, column.key)}
                    onChange={(text) => onChange(line.row, column.key, text)}
                  />
                ),
              })),
            ]}
            rows={more.shown}
            rowKey={({ row }) => String(row)}
          />
        </FixGridFrame>
        {more.button}
      </Stack>
    </Section>
  );
}
