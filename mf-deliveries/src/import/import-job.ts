import type { SavedAddress } from '@fleetfoot/shared/addresses';
import type { Clock, ImportAnswer } from '@fleetfoot/shared/operations';
import { type CheckedLine, checkLines, columnOfField, type LineCheck, lineCheck } from './check-lines';
import type { ColumnKey } from './columns';
import { type Place, savedByText } from './resolve-stop';
import type { ImportLine } from './to-lines';

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
}

/** How an import stands. Every row is in one of the lists. */
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
