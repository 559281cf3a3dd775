import * as v from 'valibot';

/** Organizations/{orgId}/Settings/deliveries. */
export const DeliverySettingsSchema = v.object({
  /** Empty when there is none. The address may have been deleted since: then there is none either. */
  defaultPickupAddressID: v.string(),
  updated_at: v.date(),
  updated_by: v.string(),
});

export type DeliverySettings = v.InferOutput<typeof DeliverySettingsSchema>;

/** Path of what an organisation has settled about its deliveries. */
export function deliverySettingsPath(organizationId: string): string {
  return `Organizations/${organizationId}/Settings/deliveries`;
}
