import { cleanText, parseContactNumber } from '@fleetfoot/shared/domain';
import { type CollectionQuery, fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { sourceOf } from '../data';
import type { ListQuery } from '../query/list-query';

export type ExactSearch = Pick<ListQuery, 'search' | 'status'>;

/** Shorter ones are still being typed. */
const FEWEST_CHARACTERS = 3;

/** Most deliveries that are fetched because a field of theirs is what was searched for. */
const MOST = 10;

type ExactField = readonly ['external_id' | 'dropoff_phone_number' | 'pickup_phone_number', string];

/** Deliveries of any age in which a field is exactly this, where those of the status are. */
export function exactDeliveriesQuery(
  orgID: string,
  status: string,
  field: ExactField,
): CollectionQuery<Delivery> {
  return { ...sourceOf(orgID, status), where: [field], limit: MOST };
}

/** The questions that the database can answer about a search: is it a reference, or somebody's telephone number? */
export function exactQueries(
  orgID: string,
  { search, status }: ExactSearch,
): readonly CollectionQuery<Delivery>[] {
  const text = cleanText(search);
  if (text.length < FEWEST_CHARACTERS) return [];
  const number = parseContactNumber(text);
  const fields: readonly ExactField[] = [
    ['external_id', text],
    ...(number === undefined
      ? []
      : [['dropoff_phone_number', number] as const, ['pickup_phone_number', number] as const]),
  ];
  return fields.map((field) => exactDeliveriesQuery(orgID, status, field));
}

/** Deliveries of any age that a search names. */
export async function findExact(orgID: string, asked: ExactSearch): Promise<readonly Delivery[]> {
  const answers = await Promise.all(exactQueries(orgID, asked).map((query) => fetchCollection(query)));
  return answers.flat();
}
