import { formatNumber } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { Badge, Button, DataTable, Row, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { CELL_COLUMNS, type ColumnKey } from '../columns';
import type { CheckedLine } from './check-lines';
import { FixCell } from './fix-cell';
import { useRowDetails } from './row-details';
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
  /** Saved addresses by the texts that mean them. */
  readonly saved: ReadonlyMap<string, SavedAddress>;
  /** Rows that are faulty, and those that were when the grid was opened. */
  readonly lines: readonly CheckedLine[];
  /** Columns in which something is or was wrong. */
  readonly columns: ReadonlySet<ColumnKey>;
  readonly onChange: (row: number, column: ColumnKey, text: string) => void;
  readonly onSkip: (line: CheckedLine) => void;
}

/** Two rows of a file with one reference: the message names the other. */
const SAME_ID = /^Row (\d+) has this external ID too\.$/;

function problemOf({ problems }: CheckedLine, key: ColumnKey): string | undefined {
  return problems.find(({ column }) => column === key)?.message;
}

function StateBadge({ line: { problems, awaits } }: { readonly line: CheckedLine }) {
  const { grid } = usePageTexts(importTexts);
  if (problems.length > 0) return <Badge tone="danger">{grid.toFix(String(problems.length))}</Badge>;
  return awaits.length > 0 ? (
    <Badge tone="neutral">{grid.isWaiting}</Badge>
  ) : (
    <Badge tone="success">{grid.isReady}</Badge>
  );
}

/** The rows with something to fix, cell by cell. A row that is fixed stays where it is, so that nothing jumps. */
export function FixGrid({ saved, lines, columns, onChange, onSkip }: FixGridProps) {
  const texts = usePageTexts(importTexts);
  const { grid } = texts;
  const say = useInWords();
  const more = useMoreRows(lines);
  const details = useRowDetails(saved, onChange);
  const [showsAll, setShowsAll] = useState(false);
  const shown = CELL_COLUMNS.filter(({ key }) => showsAll || key === 'external_id' || columns.has(key));
  const faulty = lines.filter(({ problems }) => problems.length > 0).length;
  const isWaiting = lines.some(({ awaits }) => awaits.length > 0);
  const done = isWaiting ? grid.nothing : grid.ready;
  function sayProblem(problem: string | undefined): string | undefined {
    const [, other] = problem?.match(SAME_ID) ?? [];
    return other === undefined ? say(problem) : texts.sameID(other);
  }
  return (
    <Section
      title={grid.title}
      actions={
        <Button variant="quiet" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {grid.showAll}
        </Button>
      }
    >
      <Stack>
        <p role="status">{faulty === 0 ? done : grid.left(texts.rows(formatNumber(faulty)))}</p>
        <FixGridFrame>
          <DataTable
            caption={grid.title}
            cards={CARDS}
            columns={[
              {
                key: 'row',
                header: texts.row,
                render: (line: CheckedLine) => (
                  <Row gap={2}>
                    <span>{texts.rowOf(String(line.number))}</span>
                    <StateBadge line={line} />
                    <Button
                      variant="quiet"
                      aria-label={grid.skipOf(String(line.number))}
                      onClick={() => onSkip(line)}
                    >
                      {grid.skip}
                    </Button>
                    {details.offersFor(line)}
                  </Row>
                ),
              },
              ...shown.map((column) => ({
                key: column.key,
                header: say(column.label),
                render: (line: CheckedLine) => (
                  <FixCell
                    number={line.number}
                    column={column}
                    text={line.cells[column.key] ?? ''}
                    problem={sayProblem(problemOf(line, column.key))}
                    onChange={(text) => details.change(line, column.key, text)}
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
