/** Marks that keep a spreadsheet from reading a cell as a formula or a number: `'+27…`, `="082…"`. */
const GUARDED = /^'(?=\s*[=+\-@\t\r\d])/;
const FORMULA_TEXT = /^="(.*)"$/s;

/** A cell as its writer meant it: without needless space and without a spreadsheet's guards. Zeros in front stay. */
export function cleanCell(cell: string): string {
  const text = cell.replace(/[ \u00a0]+/g, ' ').trim();
  return text.replace(FORMULA_TEXT, '$1').replace(GUARDED, '').trim();
}

/** A cell of several lines as one. */
export function oneLine(cell: string): string {
  return cell.replace(/,?\s*[\r\n\u2028\u2029]+\s*/g, ', ');
}
