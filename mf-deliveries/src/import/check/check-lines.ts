import { deliveryDetailsSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
import type { Clock } from '@fleetfoot/shared/model/delivery/delivery-times';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import * as v from '@fleetfoot/shared/schema';
import { getDotPath } from 'valibot';
import { IMPORT } from '../../texts/english/import';
import { type Cells, type ColumnKey, isColumnKey } from '../columns';
import { cleanCells, type ImportLine } from '../map/to-lines';
import type { Awaited, CellProblem } from './resolve-stop';
import { type RowSources, type TimeColumn, toTypedDelivery } from './to-typed-delivery';

/** What the dry run says of a row. */
export interface CheckedLine extends ImportLine {
  readonly delivery: TypedDelivery;
  /** None when the row is good. */
  readonly problems: readonly CellProblem[];
  /** What it needs from elsewhere than its cells; none when the row is good. */
  readonly awaits: readonly (Awaited | 'dates')[];
  /** The columns whose times may be two dates: by the day first or the month first. */
  readonly either: readonly TimeColumn[];
}

/** The column of a field's path: `pickup.phone_number` is `pickup_phone_number`. */
export function columnOfField(path: string): ColumnKey {
  const [first = '', second] = path.split('.');
  const key = second === undefined ? first : `${first}_${second}`;
  return isColumnKey(key) ? key : 'external_id';
}

function firstOfEachColumn(problems: readonly CellProblem[]): readonly CellProblem[] {
  const seen = new Set<ColumnKey>();
  return problems.filter(({ column }) => !seen.has(column) && seen.add(column));
}

function placeIsUnread({ column }: CellProblem, read: readonly CellProblem[]): boolean {
  // Degrees that cannot be read leave an address without a place: one fault, told once.
  return ['_latitude', '_location'].some((field) =>
    read.some((known) => known.column === column.replace('_address', field)),
  );
}

/** What comes with a stop's place, from wherever that comes. */
const WITH_PLACE: Readonly<Record<Awaited, readonly string[]>> = {
  address: ['address'],
  pickup: ['address', 'name', 'phone_number'],
};

/** Whether an empty cell may be filled by what its row awaits. */
function isAwaited(
  { column }: CellProblem,
  stop: 'pickup' | 'dropoff',
  awaited: Awaited | undefined,
): boolean {
  return awaited !== undefined && WITH_PLACE[awaited].some((field) => column === `${stop}_${field}`);
}

const EXTRA: CellProblem = {
  column: 'external_id',
  message:
    'This row has more cells than there are columns. Look at all its columns and correct one, or skip it.',
};

/** What stands in a text for a character that was lost before the file was read. */
const LOST = '\ufffd';

function lostIn(cells: Cells): readonly CellProblem[] {
  return Object.entries(cells).flatMap(([column, text]) =>
    isColumnKey(column) && text.includes(LOST)
      ? [{ column, message: 'A character is lost here. Type it again.' }]
      : [],
  );
}

/** Checks one row as the form and the server do. A row that was checked before is not checked again. */
export type LineCheck = (line: ImportLine) => CheckedLine;

/** @param now what times are in the past of */
export function lineCheck(sources: RowSources, now: Clock): LineCheck {
  const schema = deliveryDetailsSchema(now);
  const known = new WeakMap<ImportLine, CheckedLine>();

  function check(line: ImportLine): CheckedLine {
    // What was typed into a cell may have space around it.
    const cells = cleanCells(line.cells);
    const { delivery, problems, awaits, either } = toTypedDelivery(cells, sources);
    const read = [...(line.hasExtra ? [EXTRA] : []), ...lostIn(cells), ...problems];
    const isEither = ({ column }: CellProblem) => either.some((key) => key === column);
    const isOpen = (problem: CellProblem) =>
      (isAwaited(problem, 'pickup', awaits.pickup) || isAwaited(problem, 'dropoff', awaits.dropoff)) &&
      (problem.column.endsWith('_address') || cells[problem.column] === undefined);
    const { issues = [] } = v.safeParse(schema, delivery);
    const found = issues
      .map((issue) => ({ column: columnOfField(getDotPath(issue) ?? ''), message: issue.message }))
      .filter((problem) => !placeIsUnread(problem, read) && !isOpen(problem) && !isEither(problem));
    const dates = either.length > 0 ? ('dates' as const) : undefined;
    const awaited = [awaits.pickup, awaits.dropoff, dates].filter((one) => one !== undefined);
    const told = firstOfEachColumn([...read, ...found]);
    return { ...line, delivery, problems: told, awaits: awaited, either };
  }

  return (line) => {
    const checked = known.get(line) ?? check(line);
    known.set(line, checked);
    return checked;
  };
}

/** Checks the rows of a file; of two with one external ID the first is good. */
export function checkLines(lines: readonly ImportLine[], check: LineCheck): readonly CheckedLine[] {
  const numbers = new Map<string, number>();
  return lines.map((line) => {
    const checked = check(line);
    const reference = checked.delivery.external_id;
    const earlier = numbers.get(reference);
    if (earlier === undefined || reference === '') {
      numbers.set(reference, line.number);
      return checked;
    }
    const message = IMPORT.sameID(String(earlier));
    return { ...checked, problems: [...checked.problems, { column: 'external_id', message }] };
  });
}
