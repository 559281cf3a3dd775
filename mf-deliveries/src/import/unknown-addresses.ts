import { foldedText } from '@fleetfoot/shared/addresses';
import type { CheckedLine } from './check-lines';

/** An address text without a place, and the rows that wait for it. */
export interface UnknownAddress {
  /** Folded: by what it is remembered once it is chosen. */
  readonly key: string;
  readonly text: string;
  readonly rows: number;
}

/** The addresses that have to be chosen from the list, each once, in the order of the file. */
export function unknownAddresses(lines: readonly CheckedLine[]): readonly UnknownAddress[] {
  const found = new Map<string, UnknownAddress>();
  for (const { delivery, cells } of lines) {
    for (const end of ['pickup', 'dropoff'] as const) {
      const { text, coordinates } = delivery[end].address;
      const hasDegrees = cells[`${end}_latitude`] || cells[`${end}_longitude`];
      const key = foldedText(text);
      if (key === '' || coordinates || hasDegrees) continue;
      found.set(key, { key, text: found.get(key)?.text ?? text, rows: (found.get(key)?.rows ?? 0) + 1 });
    }
  }
  return [...found.values()];
}
