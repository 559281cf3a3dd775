import { IMPORT_ROWS } from '@fleetfoot/shared/operations';
import { IMPORT } from '../../texts/english/import';
import type { ImportTexts } from '../../texts/import-texts';
import { parseTable, type TableResult } from './parse-table';

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

type ReadTexts = Pick<ImportTexts['importing'], 'ofFile' | 'ofPaste' | 'workbook'>;

/** Reads a file that somebody chose. */
export async function readFile(file: File, { ofFile, workbook }: ReadTexts = IMPORT): Promise<TableResult> {
  if (file.size > MOST_MEGABYTES * 1_000_000) {
    return { ok: false, message: ofFile.large(String(MOST_MEGABYTES)) };
  }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.startsWith(ARCHIVE)) {
    return { ok: false, message: workbook };
  }
  return parseTable(text, IMPORT_ROWS, ofFile);
}

/** Reads what somebody copied in a spreadsheet, whose cells are then separated by tabs, or the text of a file. */
export function readPasted(text: string, { ofPaste }: ReadTexts = IMPORT): TableResult {
  if (text.length > MOST_MEGABYTES * 1_000_000) {
    return { ok: false, message: ofPaste.large(String(MOST_MEGABYTES)) };
  }
  return parseTable(text, IMPORT_ROWS, ofPaste);
}
