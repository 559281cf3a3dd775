import { parseLocalDateTime, toLocalDateTime } from '@fleetfoot/shared/domain';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ,]\s*(\d{1,2})[:h.](\d{2})(?::\d{2}(?:\.\d+)?)?$/i;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})[T ,]\s*(\d{1,2})[:h.](\d{2})(?::\d{2})?$/i;
const NAMED_MONTH = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4}),? +(\d{1,2})[:h.](\d{2})(?::\d{2})?$/i;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Parts = readonly [year: string, month: string, day: string, hour: string, minute: string];

function partsOf(text: string): Parts | undefined {
  const [, year, month, day, hour, minute] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day && hour && minute) return [year, month, day, hour, minute];
  const [, d, m, y, h, min] = DAY_FIRST.exec(text) ?? NAMED_MONTH.exec(text) ?? [];
  if (!d || !m || !y || !h || !min) return undefined;
  const named = MONTHS.indexOf(m.toLowerCase());
  return [y, named < 0 ? m : String(named + 1), d, h, min];
}

/**
 * A date and time as people and spreadsheets in South Africa write it: year first, or else the day before the month.
 * @returns as an `<input type="datetime-local">` writes it; `undefined` when it is none
 */
export function readDateTime(text: string): string | undefined {
  const parts = partsOf(text.trim().replace(/\s+/g, ' '));
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts.map((part) => part.padStart(2, '0'));
  const value = `${year}-${month}-${day}T${hour}:${minute}`;
  const date = parseLocalDateTime(value);
  // A 31st of February would be read as the 3rd of March.
  return date && toLocalDateTime(date) === value ? value : undefined;
}
