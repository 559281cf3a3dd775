import type { UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import type { QuoteAnswer } from '@fleetfoot/shared/operations';
import { type Trip, tripKey, tripOf } from '../../prices/trip';
import type { CheckedLine } from './check-lines';

/** What was told of trips while the page is open, by their keys. */
export type KnownPrices = Map<string, { readonly answer: QuoteAnswer; readonly expiresAt: number }>;

/** The trip of a row that is ready. */
export function tripOfLine({ delivery }: CheckedLine): Trip | undefined {
  return tripOf({ ...delivery, urgency_level: delivery.urgency_level as UrgencyLevel });
}

/** The quote that a row was counted with, for as long as it is good. */
export function quoteOfLine(known: KnownPrices, line: CheckedLine, now: Date): string | undefined {
  const found = known.get(tripKey(tripOfLine(line)));
  if (!found || 'failure' in found.answer || found.expiresAt <= now.getTime()) return undefined;
  return found.answer.quoteID;
}

/** What was told of a row's trip. */
export function priceOfLine(known: KnownPrices, line: CheckedLine): Price | undefined {
  const answer = known.get(tripKey(tripOfLine(line)))?.answer;
  return answer && 'price' in answer ? answer.price : undefined;
}

/** The sum of the rows whose price is known, and how many others there are: not asked for yet, or without an answer. */
export function totalOf(known: KnownPrices, lines: readonly CheckedLine[]) {
  let [total, priced, open] = [0, 0, 0];
  for (const line of lines) {
    const answer = known.get(tripKey(tripOfLine(line)))?.answer;
    if (!answer) open += 1;
    else if ('price' in answer) {
      total += answer.price.total;
      priced += 1;
    }
  }
  return { total, priced, open, unpriced: lines.length - priced - open };
}
