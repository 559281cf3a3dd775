import { IMPORT_ROWS } from '@fleetfoot/shared/operations';
import { IMPORT } from '../../texts/english/import';
import type { ImportTexts } from '../../texts/import-texts';
import { type Encoding, type Reading, readingsOf, readingsOfText, samplesOf } from './decode';
import { parseTable, type Table, type TableResult } from './parse-table';

/** One of several ways to read the characters of a file. */
export interface EncodingChoice {
  readonly encoding: Encoding;
  /** Words of the file that another choice writes differently. */
  readonly sample: string;
  readonly table: Table;
}

/** A table that was read, with the choices where its characters are in doubt: the first of them is the table. */
export type ReadResult = TableResult & { readonly choices?: readonly EncodingChoice[] };

const MOST_MEGABYTES = 5;

// Workbooks of both formats and of old ones, by their first bytes.
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x09, 0x08],
  [0x09, 0x00, 0x04, 0x00],
];
/** A page, which some systems call a workbook. */
const PAGE = /^\s*<(?:\?xml|!doctype|html|head|meta|style|table)/i;
const OTHER_FILE = /^(?:%PDF|\{\\rtf)/;

type Texts = ImportTexts['importing'];
type ReadTexts = Pick<Texts, 'ofFile' | 'ofPaste' | 'workbook' | 'noTable'>;

function readTable(readings: readonly Reading[], texts: Texts['ofFile']): ReadResult {
  const samples = samplesOf(readings);
  const seen = new Set<string>();
  const tables = readings.map(({ encoding, text }, index) => {
    const sample = samples[index]?.join(' · ') ?? '';
    return { encoding, sample, result: parseTable(text, IMPORT_ROWS, texts) };
  });
  const choices = tables.flatMap(({ encoding, sample, result }) => {
    if (!result.ok || seen.has(sample)) return [];
    seen.add(sample);
    return [{ encoding, sample, table: result.table }];
  });
  const [best] = tables;
  if (!best) return { ok: false, message: texts.empty };
  return best.result.ok && choices.length > 1 ? { ...best.result, choices } : best.result;
}

/** Reads a file that somebody chose. */
export async function readFile(file: File, texts: ReadTexts = IMPORT): Promise<ReadResult> {
  const { ofFile, workbook, noTable } = texts;
  if (file.size > MOST_MEGABYTES * 1_000_000) {
    return { ok: false, message: ofFile.large(String(MOST_MEGABYTES)) };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = WORKBOOKS.some((start) => start.every((byte, at) => bytes[at] === byte));
  const readings = readingsOf(bytes);
  const text = readings[0]?.text ?? '';
  if (isWorkbook || PAGE.test(text)) return { ok: false, message: workbook };
  if (OTHER_FILE.test(text) || text.includes('\0')) return { ok: false, message: noTable };
  return readTable(readings, ofFile);
}

/** Reads what somebody copied in a spreadsheet, whose cells are then separated by tabs, or the text of a file. */
export function readPasted(text: string, { ofPaste }: ReadTexts = IMPORT): ReadResult {
  if (text.length > MOST_MEGABYTES * 1_000_000) {
    return { ok: false, message: ofPaste.large(String(MOST_MEGABYTES)) };
  }
  return readTable(readingsOfText(text), ofPaste);
}
