import { PublicDeliverySchema } from '@fleetfoot/shared/model/api/public-delivery';
import * as v from 'valibot';

export const ApiDeliveryPageSchema = v.strictObject({
  data: v.pipe(v.array(PublicDeliverySchema), v.description('The newest first.')),
  has_more: v.pipe(v.boolean(), v.description('Whether there are older ones.')),
  next_cursor: v.optional(v.pipe(v.string(), v.description('Where the next page begins, if there is one.'))),
});

export const ApiCancellationSchema = v.strictObject({
  id: v.string(),
  cancelled: v.pipe(v.literal(true), v.description('The delivery is deleted.')),
});

export type ApiDeliveryPage = v.InferOutput<typeof ApiDeliveryPageSchema>;
export type ApiCancellation = v.InferOutput<typeof ApiCancellationSchema>;
