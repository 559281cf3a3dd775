import { DELIVERY_STATUSES, type DeliveryStatus } from '@fleetfoot/shared/model/delivery/delivery-status';
import { cleanString } from '@fleetfoot/shared/model/fields';
import { sentMoment } from '@fleetfoot/shared/model/moment';
import * as v from 'valibot';
import { API_LIMITS } from './limits';

const WRONG = `Use a whole number from 1 to ${API_LIMITS.pageMax}.`;

const STATUSES = Object.keys(DELIVERY_STATUSES) as DeliveryStatus[];

/** A moment in an address. */
function moment(description: string) {
  return sentMoment(`${description} A + is written %2B in an address; Z needs nothing.`);
}

/** The query of GET /v1/deliveries, as text: it is part of an address. */
export const ListQuerySchema = v.pipe(
  v.strictObject({
    limit: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => /^\d{1,3}$/.test(text), WRONG),
        v.transform(Number),
        v.integer(),
        v.minValue(1, WRONG),
        v.maxValue(API_LIMITS.pageMax, WRONG),
        v.description(`How many deliveries, up to ${API_LIMITS.pageMax}.`),
      ),
      String(API_LIMITS.pageDefault),
    ),
    cursor: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.description('next_cursor of the page before; the filters stay the same.'),
      ),
    ),
    status: v.optional(v.pipe(v.picklist(STATUSES), v.description('Those with this status alone.'))),
    external_id: v.optional(
      v.pipe(
        cleanString(),
        v.minLength(1),
        v.maxLength(100),
        v.description('Those with this name of your own, to the letter.'),
        v.examples(['ORDER-1001']),
      ),
    ),
    created_from: v.optional(moment('Those created then or later.')),
    created_until: v.optional(moment('Those created before then.')),
  }),
  v.forward(
    v.partialCheck(
      [['created_from'], ['created_until']],
      ({ created_from = '', created_until = '' }) =>
        created_from === '' || created_until === '' || new Date(created_from) < new Date(created_until),
      'It must be after created_from.',
    ),
    ['created_until'],
  ),
);

export type ListQuery = v.InferOutput<typeof ListQuerySchema>;
