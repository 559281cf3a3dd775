import { Badge, Button, DataTable, Row, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CELL_COLUMNS, type ColumnKey } from '../columns';
import { counted } from '../counted';
import type { CheckedLine } from './check-lines';
import { FixCell } from './fix-cell';
import { useMoreRows } from './use-more-rows';

/** In rem: cells are compared row by row, so the table scrolls, however many columns it has, and is cards on a phone alone. */
const CARDS = 26;

/** Lets a wide table scroll in its room; in a card each cell has its own line. */
const FixGridFrame = styled.div`
  > * { overflow-x: auto; }
  td { min-width: 220px; vertical-align: top; }
  tbody th { min-width: 120px; vertical-align: top; }
  @container (max-width: ${CARDS}rem) {
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
  readonly onSkip: (line: CheckedLine) => void;
}

function problemOf({ problems }: CheckedLine, key: ColumnKey): string | undefined {
  return problems.find(({ column }) => column === key)?.message;
}

function StateBadge({ line: { problems, awaits } }: { readonly line: CheckedLine }) {
  if (problems.length > 0) return <Badge tone="danger">{problems.length} to fix</Badge>;
  return awaits.length > 0 ? <Badge tone="neutral">Waiting</Badge> : <Badge tone="success">Ready</Badge>;
}

/** The rows with something to fix, cell by cell. A row that is fixed stays where it is, so that nothing jumps. */
export function FixGrid({ lines, columns, onChange, onSkip }: FixGridProps) {
  const more = useMoreRows(lines);
  const [showsAll, setShowsAll] = useState(false);
  const shown = CELL_COLUMNS.filter(({ key }) => showsAll || key === 'external_id' || columns.has(key));
  const faulty = lines.filter(({ problems }) => problems.length > 0).length;
  const isWaiting = lines.some(({ awaits }) => awaits.length > 0);
  const done = isWaiting ? 'Nothing is left to fix.' : 'All rows are ready.';
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
        <p role="status">{faulty === 0 ? done : `${counted(faulty, 'row')} left to fix.`}</p>
        <FixGridFrame>
          <DataTable
            caption="Rows to fix"
            cards={CARDS}
            columns={[
              {
                key: 'row',
                header: 'Row',
                render: (line: CheckedLine) => (
                  <Row gap={2}>
                    <span>Row {line.number}</span>
                    <StateBadge line={line} />
                    <Button
                      variant="quiet"
                      aria-label={`Skip row ${line.number}`}
                      onClick={() => onSkip(line)}
                    >
                      Skip
                    </Button>
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
