import type { Clock, SavedAddress } from '@fleetfoot/shared/model';
import type { ImportAnswer, ImportRow } from '@fleetfoot/shared/operations';
import { type CheckedLine, checkLines, columnOfField, type LineCheck, lineCheck } from './check/check-lines';
import { type Place, savedByText } from './check/resolve-stop';
import type { ColumnKey } from './columns';
import type { ImportLine } from './map/to-lines';

/** An import from the dry run to its end, as the device keeps it: plain data. */
export interface ImportJob {
  /** With a row's number it makes its delivery's id, so that sending again never makes a second delivery. */
  readonly id: string;
  readonly fileName: string;
  readonly lines: readonly ImportLine[];
  /** Addresses chosen from the list, by folded text. */
  readonly places: Readonly<Record<string, Place>>;
  /** Saved address where rows without a pickup are collected; empty for none. */
  readonly pickupID: string;
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
  /** To be fixed: found here or refused by the server. */
  readonly faulty: readonly CheckedLine[];
  readonly created: readonly CheckedLine[];
  /** Another delivery has the external ID. */
  readonly duplicates: readonly CheckedLine[];
}

/** The job with a cell changed; what the server said of the row as it was no longer holds. */
export function withCell(job: ImportJob, row: number, column: ColumnKey, text: string): ImportJob {
  const { [row]: _, ...answers } = job.answers;
  const lines = job.lines.map((line) =>
    line.row === row ? { ...line, cells: { ...line.cells, [column]: text } } : line,
  );
  return { ...job, lines, answers };
}

/** The job with the place of an address text, for all its rows. */
export function withPlace(job: ImportJob, key: string, place: Place): ImportJob {
  return { ...job, places: { ...job.places, [key]: place } };
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
  { places, pickupID }: Pick<ImportJob, 'places' | 'pickupID'>,
  addresses: readonly SavedAddress[],
  now: Clock,
): LineCheck {
  const sources = {
    saved: savedByText(addresses),
    chosen: new Map(Object.entries(places)),
    pickup: addresses.find(({ id }) => id === pickupID),
  };
  return lineCheck(sources, now);
}

/** Checks the rows of a job and sorts them by what is to be done with them. */
export function standingOf({ lines, answers }: ImportJob, check: LineCheck): Standing {
  const ready: CheckedLine[] = [];
  const faulty: CheckedLine[] = [];
  const created: CheckedLine[] = [];
  const duplicates: CheckedLine[] = [];
  for (const line of checkLines(lines, check)) {
    const answer = answers[line.row];
    if (answer?.result === 'created') created.push(line);
    else if (answer?.result === 'duplicate') duplicates.push(line);
    else if (answer) faulty.push(refusedLine(line, answer));
    else (line.problems.length > 0 ? faulty : ready).push(line);
  }
  return { ready, faulty, created, duplicates };
}
