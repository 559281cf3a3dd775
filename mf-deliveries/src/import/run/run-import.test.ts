import { AppError } from '@fleetfoot/shared/domain';
import {
  IMPORT_BATCH_BYTES,
  IMPORT_BATCH_ROWS,
  type ImportAnswer,
  type ImportRow,
} from '@fleetfoot/shared/operations';
import fc from 'fast-check';
import { checkOf, type ImportJob, standingOf, withAnswers, withCell } from '../import-job';
import { goodCells } from '../testing/good-cells';
import { planCalls, runImport } from './run-import';

const NOW = () => new Date('2026-11-21T10:00:00Z');

function jobOf(references: readonly string[]): ImportJob {
  const lines = references.map((external_id, row) => ({
    row,
    number: row + 2,
    cells: goodCells({ external_id }),
  }));
  return { id: 'i'.repeat(20), fileName: 'a.csv', lines, places: {}, pickupID: '', answers: {} };
}

function standing(job: ImportJob) {
  return standingOf(job, checkOf(job, [], NOW));
}

function rowsOf(job: ImportJob): readonly ImportRow[] {
  return standing(job).ready.map(({ row, delivery }) => ({ row, delivery }));
}

test('calls hold all rows in their order and are never too long or too large', () => {
  // Of one character many times over: of one to four bytes, and of those that JSON writes as six.
  const text = fc
    .tuple(fc.constantFrom('a', 'é', '€', '🛵', '"', '\u0000', '\ud800'), fc.nat(2000))
    .map(([character, length]) => character.repeat(length / character.length));
  const row = fc.record({ row: fc.nat(1999), text });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 120, size: 'max' }), (sizes) => {
      const [start] = rowsOf(jobOf(['A']));
      if (!start) throw new Error('A good row is expected.');
      const rows = sizes.map(({ row, text }) => ({
        row,
        delivery: { ...start.delivery, pickup_time: text },
      }));
      const calls = planCalls(rows);
      expect(calls.flat()).toEqual(rows);
      for (const call of calls) {
        expect(call.length).toBeLessThanOrEqual(IMPORT_BATCH_ROWS);
        const request = { data: { orgID: 'o'.repeat(128), importID: 'i'.repeat(20), rows: call } };
        expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThanOrEqual(IMPORT_BATCH_BYTES);
      }
    }),
    // Files this large take minutes to be made smaller.
    { numRuns: 60, endOnFailure: true },
  );
});

/** A server that keeps what it took, by row, and has some references already. */
function fakeServer(taken: ReadonlySet<string>) {
  const created = new Map<number, string>();
  function answer({ row, delivery }: ImportRow): ImportAnswer {
    if (created.has(row)) return { row, result: 'created', deliveryID: `d-${row}` };
    if (taken.has(delivery.external_id)) return { row, result: 'duplicate', deliveryID: 'earlier' };
    created.set(row, delivery.external_id);
    return { row, result: 'created', deliveryID: `d-${row}` };
  }
  return { created, answers: (rows: readonly ImportRow[]) => rows.map(answer) };
}

test('every row has its one answer in the end, after lost calls, lost answers, cancels and reloads', async () => {
  const fate = fc.constantFrom('fine', 'fine', 'fine', 'call lost', 'answer lost', 'cancel', 'reload');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 25 }),
      fc.integer({ min: 1, max: 160 }),
      async (fates, count) => {
        const taken = new Set(['R-3', 'R-40']);
        const server = fakeServer(taken);
        const left = [...fates];
        let job = jobOf(Array.from({ length: count }, (_, index) => `R-${index}`));
        let isCancelled = false;

        async function send(rows: readonly ImportRow[]): Promise<readonly ImportAnswer[]> {
          const next = left.shift();
          if (next === 'cancel') isCancelled = true;
          if (next === 'call lost') throw new AppError('offline', 'lost');
          const answers = server.answers(rows);
          if (next === 'answer lost') throw new AppError('timeout', 'lost');
          if (next === 'reload') throw new AppError('permission-denied', 'the page is gone');
          return answers;
        }

        for (let runs = 0; runs <= fates.length && rowsOf(job).length > 0; runs += 1) {
          isCancelled = false;
          const run = {
            rows: rowsOf(job),
            send,
            onAnswers: (answers: readonly ImportAnswer[]) => {
              job = withAnswers(job, answers);
            },
            isCancelled: () => isCancelled,
            pause: async () => {},
          };
          // What survives a reload is plain data.
          await runImport(run).catch(() => {
            job = structuredClone(job);
          });
        }

        const { ready, faulty, created, duplicates } = standing(job);
        const expected = Math.min(1, Math.max(0, count - 3)) + Math.min(1, Math.max(0, count - 40));
        expect([ready.length, faulty.length, duplicates.length]).toEqual([0, 0, expected]);
        expect(created.map(({ row }) => row)).toEqual([...server.created.keys()].sort((a, b) => a - b));
      },
    ),
    { numRuns: 60 },
  );
});

test('a permanent failure is reported at once, and earlier answers are kept', async () => {
  const send = jest.fn(async () => {
    throw new AppError('permission-denied', 'removed');
  });
  const run = {
    rows: rowsOf(jobOf(['A'])),
    send,
    onAnswers: jest.fn(),
    isCancelled: () => false,
    pause: async () => {},
  };
  await expect(runImport(run)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(send).toHaveBeenCalledTimes(1);
  expect(run.onAnswers).not.toHaveBeenCalled();
});

test('a refused row is to be fixed where the server says, and waits again once it is changed', () => {
  const refused = withAnswers(jobOf(['A', 'B']), [
    { row: 1, result: 'refused', field: 'dropoff.phone_number', message: 'Wrong.' },
  ]);
  const before = standing(refused);
  expect(before.ready).toHaveLength(1);
  expect(before.faulty).toMatchObject([
    { row: 1, problems: [{ column: 'dropoff_phone_number', message: 'Wrong.' }] },
  ]);
  const fixed = withCell(refused, 1, 'dropoff_phone_number', ' 082 123 4567 ');
  expect(standing(fixed)).toMatchObject({ faulty: [], ready: [{ row: 0 }, { row: 1 }] });
});
