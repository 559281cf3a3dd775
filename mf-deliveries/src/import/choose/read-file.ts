import { IMPORT_ROWS } from '@fleetfoot/shared/operations';
import { FROM_PASTE, parseTable, type TableResult } from './parse-table';

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/**
 * The text of a file that a spreadsheet wrote: UTF-8, UTF-16 with its mark, or else the old Windows code page.
 * Byte order marks are taken off.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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

/** Reads what somebody copied in a spreadsheet, whose cells are then separated by tabs, or the text of a file. */
export function readPasted(text: string): TableResult {
  if (text.length > MOST_MEGABYTES * 1_000_000) {
    return { ok: false, message: `This is more than ${MOST_MEGABYTES} MB. Paste it in smaller parts.` };
  }
  return parseTable(text, IMPORT_ROWS, FROM_PASTE);
}
