import type { Clock } from '@fleetfoot/shared/model/delivery/delivery-times';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import type { ImportAnswer, ImportRow } from '@fleetfoot/shared/operations';
import { foldedText } from '../addresses/address-text';
import { type CheckedLine, checkLines, columnOfField, type LineCheck, lineCheck } from './check/check-lines';
import type { DateOrder } from './check/read-date-time';
import { type Lookups, ownValue, type Place, savedByText, stopOfSaved } from './check/resolve-stop';
import type { DateOrders, TimeColumn } from './check/to-typed-delivery';
import type { LineCount } from './choose/parse-table';
import type { Cells, ColumnKey } from './columns';
import { cleanCells, type ImportLine } from './map/to-lines';

/** How far looking up has come, as it is kept with the import. */
export interface SearchProgress {
  /** How many addresses were looked up since somebody said to go on. */
  readonly asked: number;
  /** Why it does not go on until somebody says so, for the user. */
  readonly held?: string | undefined;
}

/** An import from the dry run to its end, as the device keeps it: plain data. */
export interface ImportJob {
  /** With a row's number it makes its delivery's id, so that sending again never makes a second delivery. */
  readonly id: string;
  readonly fileName: string;
  readonly lines: readonly ImportLine[];
  /** What became of the lines of the file. */
  readonly count?: LineCount;
  /** Which of day and month comes first, as the file or somebody said. */
  readonly dateOrders?: DateOrders | undefined;
  /** The columns of which somebody said it. */
  readonly saidOrders?: readonly TimeColumn[];
  /** Addresses chosen from the list, by folded text. */
  readonly places: Readonly<Record<string, Place>>;
  /** Saved address where rows without a pickup are collected; empty for none. */
  readonly pickupID: string;
  /** Where they are collected instead, as somebody entered it. */
  readonly pickup?: TypedDelivery['pickup'] | undefined;
  /** What was looked up so far, so that no text is looked up twice. */
  readonly lookups?: Lookups | undefined;
  readonly search?: SearchProgress | undefined;
  /** Numbers of the rows that are left out. */
  readonly skipped?: readonly number[];
  /** What the server said of each row so far. */
  readonly answers: Readonly<Record<number, ImportAnswer>>;
  /**
   * The rows that are being sent, as they are sent, until all are answered, it is cancelled or it fails. A page that finds
   * some, because an earlier one was left or reloaded, goes on with them.
   */
  readonly sending?: readonly ImportRow[];
}

/** The progress of an import. Every row is in one of the lists. */
export interface Standing {
  /** Good, and not answered yet. */
  readonly ready: readonly CheckedLine[];
  /** Good as far as is known: their address is not looked up yet, or their pickup not chosen. */
  readonly waiting: readonly CheckedLine[];
  /** Left out, until somebody takes them back. */
  readonly skipped: readonly CheckedLine[];
  /** To be fixed: found here or refused by the server. */
  readonly faulty: readonly CheckedLine[];
  readonly created: readonly CheckedLine[];
  /** Another delivery has the external ID. */
  readonly duplicates: readonly CheckedLine[];
}

/** The job with a cell changed; what the server said of the row as it was no longer holds. */
export function withCell(job: ImportJob, row: number, column: ColumnKey, text: string): ImportJob {
  const { [row]: _, ...answers } = job.answers;
  const lines = job.lines.map((line) => {
    if (line.row !== row) return line;
    const { hasExtra: _, ...known } = line;
    return { ...known, cells: { ...line.cells, [column]: text } };
  });
  return { ...job, lines, answers };
}

/**
 * Rows that are read anew, with what somebody typed into their cells before.
 * @param read the rows as the file had them then
 */
export function withTyped(
  lines: readonly ImportLine[],
  read: readonly ImportLine[],
  typedInto: readonly ImportLine[],
): readonly ImportLine[] {
  const cellsBy = (some: readonly ImportLine[]) => new Map(some.map(({ number, cells }) => [number, cells]));
  const [before, since] = [cellsBy(read), cellsBy(typedInto)];
  return lines.map((line) => {
    const cells = before.get(line.number) ?? {};
    const typed = Object.entries(since.get(line.number) ?? {}).filter(
      ([column, text]) => text !== (cells[column as ColumnKey] ?? ''),
    );
    if (typed.length === 0) return line;
    const { hasExtra: _, ...known } = line;
    return { ...known, cells: { ...line.cells, ...Object.fromEntries(typed) } };
  });
}

/** What the server refused of rows that are other rows now no longer holds. */
function withoutRefusals(job: ImportJob, isOther: (cells: Cells) => boolean): ImportJob {
  const others = job.lines.filter(
    ({ row, cells }) => job.answers[row]?.result === 'refused' && isOther(cleanCells(cells)),
  );
  const rows = new Set(others.map(({ row }) => String(row)));
  return {
    ...job,
    answers: Object.fromEntries(Object.entries(job.answers).filter(([row]) => !rows.has(row))),
  };
}

/** The job with the order of the dates of these columns. */
export function withDateOrder(job: ImportJob, columns: readonly TimeColumn[], order: DateOrder): ImportJob {
  const chosen = Object.fromEntries(columns.map((column) => [column, order]));
  return withoutRefusals(
    { ...job, dateOrders: { ...job.dateOrders, ...chosen }, saidOrders: columns },
    (cells) => columns.some((column) => cells[column] !== undefined),
  );
}

/** The job with the place of an address text, for all its rows. */
export function withPlace(job: ImportJob, key: string, place: Place): ImportJob {
  const isThere = (text = '') => foldedText(text) === key;
  return withoutRefusals(
    { ...job, places: { ...job.places, [key]: place } },
    (cells) => isThere(cells.pickup_address) || isThere(cells.dropoff_address),
  );
}

/** The job with what was looked up, beside what it knew. */
export function withLookups({ search, ...job }: ImportJob, lookups: Lookups, asked: number): ImportJob {
  const progress = { ...search, asked: (search?.asked ?? 0) + asked };
  return { ...job, lookups: { ...job.lookups, ...lookups }, search: progress };
}

export function withSearch(job: ImportJob, search: SearchProgress): ImportJob {
  return { ...job, search };
}

/** The job in which an address that has a place is asked about again. */
export function withDoubt(job: ImportJob, key: string): ImportJob {
  const { [key]: _, ...places } = job.places;
  const candidates = (ownValue(job.lookups ?? {}, key) ?? []).map((candidate) => ({
    ...candidate,
    isExact: false,
  }));
  return { ...job, places, lookups: { ...job.lookups, [key]: candidates } };
}

/** The job with one pickup for all rows without one: a saved address by its id, or a stop that somebody entered. */
export function withPickup(
  { pickup: _, ...job }: ImportJob,
  chosen: string | TypedDelivery['pickup'],
): ImportJob {
  return withoutRefusals(
    typeof chosen === 'string' ? { ...job, pickupID: chosen } : { ...job, pickupID: '', pickup: chosen },
    (cells) => cells.pickup_address === undefined,
  );
}

/** The job without a row, or with it again. */
export function withSkipped(job: ImportJob, row: number, isSkipped: boolean): ImportJob {
  const others = (job.skipped ?? []).filter((known) => known !== row);
  return { ...job, skipped: isSkipped ? [...others, row] : others };
}

export function withAnswers(job: ImportJob, answers: readonly ImportAnswer[]): ImportJob {
  const byRow = Object.fromEntries(answers.map((answer) => [answer.row, answer]));
  return { ...job, answers: { ...job.answers, ...byRow } };
}

export function withSending(job: ImportJob, rows: readonly ImportRow[]): ImportJob {
  return { ...job, sending: rows };
}

export function withoutSending({ sending: _, ...job }: ImportJob): ImportJob {
  return job;
}

/** The rows of an interrupted run that were not answered; `undefined` when none was interrupted. */
export function interruptedRows({ sending, answers }: ImportJob): readonly ImportRow[] | undefined {
  return sending?.filter(({ row }) => answers[row] === undefined);
}

function refusedLine(line: CheckedLine, { field = '', message = '' }: ImportAnswer): CheckedLine {
  return { ...line, problems: [{ column: columnOfField(field), message }] };
}

/** How the rows of a job are checked. */
export function checkOf(
  {
    places,
    pickupID,
    pickup,
    lookups = {},
    dateOrders,
  }: Pick<ImportJob, 'places' | 'pickupID' | 'pickup' | 'lookups' | 'dateOrders'>,
  addresses: readonly SavedAddress[],
  now: Clock,
): LineCheck {
  const saved = addresses.find(({ id }) => id === pickupID);
  const sources = {
    saved: savedByText(addresses),
    chosen: new Map(Object.entries(places)),
    found: lookups,
    pickup: pickup ?? (saved && stopOfSaved(saved)),
    dateOrders,
  };
  return lineCheck(sources, now);
}

/** Checks the rows of a job and sorts them by what is to be done with them. */
export function standingOf({ lines, answers, skipped = [] }: ImportJob, check: LineCheck): Standing {
  const ready: CheckedLine[] = [];
  const waiting: CheckedLine[] = [];
  const faulty: CheckedLine[] = [];
  const created: CheckedLine[] = [];
  const duplicates: CheckedLine[] = [];
  const leftOut = new Set(skipped);
  // A row that is left out has its external ID to nobody's harm.
  for (const line of checkLines(
    lines.filter(({ row }) => !leftOut.has(row)),
    check,
  )) {
    const answer = answers[line.row];
    if (answer?.result === 'created') created.push(line);
    else if (answer?.result === 'duplicate') duplicates.push(line);
    else if (answer) faulty.push(refusedLine(line, answer));
    else if (line.problems.length > 0) faulty.push(line);
    else (line.awaits.length > 0 ? waiting : ready).push(line);
  }
  const skippedLines = lines.filter(({ row }) => leftOut.has(row)).map(check);
  return { ready, waiting, faulty, created, duplicates, skipped: skippedLines };
}
