import { cleanText } from '@fleetfoot/shared/domain';
import { parseLocation } from '@fleetfoot/shared/location';
import { foldedText } from '../../addresses/address-text';
import type { Table } from '../choose/parse-table';
import { type Cells, COLUMNS, type ColumnKey } from '../columns';
import type { Mapping } from './mapping';

/** Marks that keep a spreadsheet from reading a cell as a formula or a number: `'+27…`, `="082…"`. */
const GUARDED = /^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\d])/u;
const FORMULA_TEXT = /^="(.*)"$/s;

/** A cell as its writer meant it: without needless space and without a spreadsheet's guards. Zeros in front stay. */
export function cleanCell(cell: string): string {
  const text = cleanText(cell.replace(/[\u2028\u2029]/g, '\n')).replace(/ +/g, ' ');
  return text.replace(FORMULA_TEXT, '$1').replace(GUARDED, '').trim();
}

/** A cell of several lines as one. */
export function oneLine(cell: string): string {
  return cell.replace(/,?\s*\n+\s*/g, ', ');
}

/** A row of the file as what it means. */
export interface ImportLine {
  /** Counted from 0 without gaps; with the import's id it makes the delivery's id. */
  readonly row: number;
  /** Its number as a spreadsheet shows it. */
  readonly number: number;
  readonly cells: Cells;
  /** Whether it has a cell to the right of every column, until one of its cells is corrected. */
  readonly hasExtra?: true;
}

/** Cells as they were meant; empty ones are left out. */
export function cleanCells(cells: Cells): Cells {
  const cleaned: Partial<Record<ColumnKey, string>> = {};
  for (const { key, lines } of COLUMNS) {
    const cell = cleanCell(cells[key] ?? '');
    if (cell !== '') cleaned[key] = lines ? cell : oneLine(cell);
  }
  return cleaned;
}

/** What a spreadsheet that took it for a number left of a postal code. */
function padded(key: ColumnKey, cell: string): string {
  return key.endsWith('_postal_code') && /^\d{3}$/.test(cell) ? `0${cell}` : cell;
}

/** What stands between an address's commas, folded; where a postal code ends such a part, also without it, and the code. */
function segmentsOf(address: string): readonly string[] {
  const [first = '', ...others] = address.split(',').map(foldedText);
  return [first, ...others.flatMap((part) => [part, ...(/^(.+) (\d{4})$/.exec(part)?.slice(1) ?? [])])];
}

const LOCATIONS = { pickup_address: 'pickup_location', dropoff_address: 'dropoff_location' } as const;

/** Cells whose addresses are whole: what the file has in columns of its own is joined to them, each part once. */
function joinParts(cells: Cells): Cells {
  const joined: Partial<Record<ColumnKey, string>> = { ...cells };
  for (const { key, partOf } of COLUMNS) {
    if (partOf === undefined) continue;
    const part = padded(key, cells[key] ?? '');
    const address = joined[partOf];
    delete joined[key];
    if (!address || part === '') continue;
    const location = LOCATIONS[partOf];
    const parsed = parseLocation(address);
    if (parsed && parsed.kind !== 'short-code' && !parseLocation(joined[location] ?? '')) {
      // A part is no part of degrees or a link; it is the address beside them.
      joined[location] = address;
      joined[partOf] = parsed.kind === 'coordinates' && parsed.words ? `${parsed.words}, ${part}` : part;
      continue;
    }
    // A street's name may hold a city's: only what stands for itself is there already.
    if (!segmentsOf(address).includes(foldedText(part))) joined[partOf] = `${address}, ${part}`;
  }
  return joined;
}

/** A table's rows by what its columns mean. */
export function toLines(
  { headings, rows }: Pick<Table, 'headings' | 'rows'>,
  mapping: Mapping,
): readonly ImportLine[] {
  return rows.map(({ number, cells }, row) => {
    const meant: Partial<Record<ColumnKey, string>> = {};
    for (const { key } of COLUMNS) {
      const index = mapping[key];
      if (index !== undefined) meant[key] = cells[index] ?? '';
    }
    const hasExtra = cells.slice(headings.length).some((cell) => cell.trim() !== '');
    return { row, number, cells: joinParts(cleanCells(meant)), ...(hasExtra && { hasExtra }) };
  });
}
