import { IMPORT_BATCH_BYTES, IMPORT_BATCH_ROWS, type ImportRow } from '@fleetfoot/shared/operations';

/** Some bytes of a call name the organisation and the import. */
const MOST_BYTES = IMPORT_BATCH_BYTES - 1_000;

function bytesOf(row: ImportRow): number {
  return new TextEncoder().encode(JSON.stringify(row)).length + 1;
}

/** Cuts rows, in their order, into calls that are neither too long nor too large. */
export function planCalls(rows: readonly ImportRow[]): readonly (readonly ImportRow[])[] {
  const calls: ImportRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = bytesOf(row);
    const last = calls.at(-1);
    if (last && last.length < IMPORT_BATCH_ROWS && bytes <= room) {
      last.push(row);
      room -= bytes;
    } else {
      calls.push([row]);
      room = MOST_BYTES - bytes;
    }
  }
  return calls;
}
