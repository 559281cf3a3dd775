import { formatDate, parseLocalDateTime } from '@fleetfoot/shared/domain';
import { ChoiceField } from '@fleetfoot/shared/forms';
import { Card, Stack } from '@fleetfoot/shared/ui';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { COLUMNS } from '../columns';
import type { CheckedLine } from './check-lines';
import { type DateOrder, orderOf, readDateTime } from './read-date-time';
import type { DateOrders, TimeColumn } from './to-typed-delivery';

/** A date of these columns that is two dates. */
function exampleIn(lines: readonly CheckedLine[], columns: readonly TimeColumn[]): string | undefined {
  for (const { cells } of lines) {
    const column = columns.find((key) => orderOf(cells[key] ?? '') === 'either');
    if (column) return cells[column];
  }
  return undefined;
}

/** The columns whose dates may be read in two ways: those without an order, and those of which somebody said one. */
export function askedColumns(
  lines: readonly CheckedLine[],
  said: readonly TimeColumn[] = [],
): readonly TimeColumn[] {
  const columns = new Set([...said, ...lines.flatMap(({ either }) => either)]);
  return [...columns].filter((column) => exampleIn(lines, [column]) !== undefined);
}

function dateOf(text: string, order: DateOrder): string {
  const read = readDateTime(text, order);
  const date = read.ok ? parseLocalDateTime(read.value) : undefined;
  return date ? formatDate(date) : '';
}

/** A date of three numbers, without its time. */
const NUMBERS = /\d{1,2} ?[-/. ] ?\d{1,2} ?[-/. ] ?\d{2,4}/;

interface DateOrderCardProps {
  readonly lines: readonly CheckedLine[];
  /** In this order, at least one. */
  readonly columns: readonly TimeColumn[];
  readonly orders: DateOrders;
  readonly onChoose: (order: DateOrder) => void;
}

/** Asks whether the day or the month comes first, by a date of the file. The answer can be changed. */
export function DateOrderCard({ lines, columns, orders, onChoose }: DateOrderCardProps) {
  const { dates: texts } = usePageTexts(importTexts);
  const say = useInWords();
  const labels = columns.map((column) => say(COLUMNS.find(({ key }) => key === column)?.label) ?? '');
  const example = exampleIn(lines, columns) ?? '';
  const written = NUMBERS.exec(example)?.[0] ?? example;
  const answer = columns.every((column) => orders[column]) ? columns.map((column) => orders[column])[0] : '';
  return (
    <Card title={texts.title}>
      <Stack>
        <p>{texts.text(labels.join(', '))}</p>
        <ChoiceField
          legend={texts.question}
          name="date-order"
          value={answer}
          onChange={({ target }) => onChoose(target.value === 'month' ? 'month' : 'day')}
          options={[
            { value: 'day', label: texts.day(written, dateOf(example, 'day')) },
            { value: 'month', label: texts.month(written, dateOf(example, 'month')) },
          ]}
        />
      </Stack>
    </Card>
  );
}
