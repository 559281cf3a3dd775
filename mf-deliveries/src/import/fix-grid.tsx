import { Badge, Button, DataTable, Row, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { CheckedLine } from './check-lines';
import { COLUMNS, type ColumnKey } from './columns';
import { counted } from './counted';
import { FixCell } from './fix-cell';
import { FixGridFrame } from './fix-grid-frame';

const AT_ONCE = 20;

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
  const [limit, setLimit] = useState(AT_ONCE);
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
            rows={lines.slice(0, limit)}
            rowKey={({ row }) => String(row)}
          />
        </FixGridFrame>
        {lines.length > limit && (
          <Row>
            <Button variant="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
              Show {Math.min(AT_ONCE, lines.length - limit)} more of {lines.length}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
