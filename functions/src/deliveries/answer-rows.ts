import {
  type DeliveryDetails,
  deliveryDetailsSchema,
} from '@fleetfoot/shared/model/delivery/delivery-details';
import type { Clock } from '@fleetfoot/shared/model/delivery/delivery-times';
import { NO_ROAD } from '@fleetfoot/shared/model/delivery/quote';
import type { ImportAnswer, ImportRow } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import { OWN_WORDS } from '../platform/sentence-of';

/** The organisation's deliveries that matter to these rows. */
export interface Known {
  /** Whether there is a delivery with this id, or was one. */
  readonly has: (deliveryID: string) => boolean;
  /** Ids of deliveries by external ID. */
  readonly references: ReadonlyMap<string, string>;
}

/** A delivery to be written. */
export interface Accepted {
  readonly id: string;
  readonly details: DeliveryDetails;
}

/** The id of a row's delivery: the same at every call, so that calling twice makes one. */
export function deliveryIDOf(importID: string, row: number): string {
  return `${importID}-${row}`;
}

function refusal(row: number, [issue]: readonly v.BaseIssue<unknown>[]): ImportAnswer {
  const field = issue ? v.getDotPath(issue) : null;
  return { row, result: 'refused', ...(field && { field }), ...(issue && { message: issue.message }) };
}

/**
 * Decides about rows in their order, each by itself; of two with one external ID the first is taken.
 * @param roadless ids of deliveries from whose pickup no road leads to their drop-off
 */
export function answerRows(
  { importID, rows }: { readonly importID: string; readonly rows: readonly ImportRow[] },
  known: Known,
  now: Clock,
  roadless: ReadonlySet<string> = new Set(),
): { readonly answers: readonly ImportAnswer[]; readonly accepted: readonly Accepted[] } {
  const schema = deliveryDetailsSchema(now);
  const references = new Map(known.references);
  const accepted: Accepted[] = [];

  function answer({ row, delivery }: ImportRow): ImportAnswer {
    const id = deliveryIDOf(importID, row);
    // Before anything else: what was fine at the first call may not be any more, such as a time.
    if (known.has(id)) return { row, result: 'created', deliveryID: id };
    const { success, output, issues } = v.safeParse(schema, delivery, OWN_WORDS);
    if (!success) return refusal(row, issues);
    const holder = references.get(output.external_id);
    if (holder !== undefined) return { row, result: 'duplicate', deliveryID: holder };
    if (roadless.has(id)) return { row, result: 'refused', field: 'dropoff.address', message: NO_ROAD };
    references.set(output.external_id, id);
    accepted.push({ id, details: output });
    return { row, result: 'created', deliveryID: id };
  }

  return { answers: rows.map(answer), accepted };
}
