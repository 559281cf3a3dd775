import { type Clock, deliveryDetailsSchema, type TypedDelivery } from '@fleetfoot/shared/model';
import * as v from '@fleetfoot/shared/schema';
import { getDotPath } from 'valibot';
import { IMPORT } from '../../texts/english/import';
import { type ColumnKey, isColumnKey } from '../columns';
import { cleanCells, type ImportLine } from '../map/to-lines';
import type { AddressSources, Awaited, CellProblem } from './resolve-stop';
import { toTypedDelivery } from './to-typed-delivery';

/** What the dry run says of a row. */
export interface CheckedLine extends ImportLine {
  readonly delivery: TypedDelivery;
  /** None when the row is good. */
  readonly problems: readonly CellProblem[];
  /** What it needs from elsewhere than its cells; none when the row is good. */
  readonly awaits: readonly Awaited[];
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

/** Checks one row as the form and the server do. A row that was checked before is not checked again. */
export type LineCheck = (line: ImportLine) => CheckedLine;

/** @param now what times are in the past of */
export function lineCheck(sources: AddressSources, now: Clock): LineCheck {
  const schema = deliveryDetailsSchema(now);
  const known = new WeakMap<ImportLine, CheckedLine>();

  function check(line: ImportLine): CheckedLine {
    // What was typed into a cell may have space around it.
    const cells = cleanCells(line.cells);
    const { delivery, problems: read, awaits } = toTypedDelivery(cells, sources);
    const isOpen = (problem: CellProblem) =>
      (isAwaited(problem, 'pickup', awaits.pickup) || isAwaited(problem, 'dropoff', awaits.dropoff)) &&
      (problem.column.endsWith('_address') || cells[problem.column] === undefined);
    const { issues = [] } = v.safeParse(schema, delivery);
    const found = issues
      .map((issue) => ({ column: columnOfField(getDotPath(issue) ?? ''), message: issue.message }))
      .filter((problem) => !placeIsUnread(problem, read) && !isOpen(problem));
    const awaited = [awaits.pickup, awaits.dropoff].filter((one) => one !== undefined);
    return { ...line, delivery, problems: firstOfEachColumn([...read, ...found]), awaits: awaited };
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
