import { IMPORT_ROWS } from '@fleetfoot/shared/operations';
import { decodeText } from './csv/decode-text';
import { parseTable, type TableResult } from './csv/parse-table';

const MOST_MEGABYTES = 5;

/** A workbook is an archive, and archives begin like this. */
const ARCHIVE = 'PK\u0003\u0004';

/** Reads a file that somebody chose. */
export async function readFile(file: File): Promise<TableResult> {
  if (file.size > MOST_MEGABYTES * 1_000_000) {
    return { ok: false, message: `The file has more than ${MOST_MEGABYTES} MB. Split it into smaller ones.` };
  }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.startsWith(ARCHIVE)) {
    return { ok: false, message: 'This is a workbook. Open it in your spreadsheet and save it as CSV.' };
  }
  return parseTable(text, IMPORT_ROWS);
}
