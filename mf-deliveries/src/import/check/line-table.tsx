import { Button, type Column, DataTable, Section, Stack } from '@fleetfoot/shared/ui';
import type { CheckedLine } from './check-lines';
import { useMoreRows } from './use-more-rows';

interface LineTableProps {
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly Column<CheckedLine>[];
  readonly lines: readonly CheckedLine[];
  /** What each row's button says. */
  readonly action: string;
  /** The same with the number of the row. */
  readonly actionOf: (number: string) => string;
  readonly onAction: (line: CheckedLine) => void;
}

/** A section with rows of the file, each with its button, by twenties; nothing when there are none. */
export function LineTable({ title, caption, columns, lines, action, actionOf, onAction }: LineTableProps) {
  const more = useMoreRows(lines);
  if (lines.length === 0) return undefined;
  const button: Column<CheckedLine> = {
    key: 'action',
    header: action,
    render: (line) => (
      <Button variant="quiet" aria-label={actionOf(String(line.number))} onClick={() => onAction(line)}>
        {action}
      </Button>
    ),
  };
  return (
    <Section title={title}>
      <Stack>
        <DataTable
          caption={caption}
          columns={[...columns, button]}
          rows={more.shown}
          rowKey={({ row }) => String(row)}
        />
        {more.button}
      </Stack>
    </Section>
  );
}
