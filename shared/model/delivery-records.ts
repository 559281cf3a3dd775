import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';

/** That a delivery was created, and by which attempt. It outlives the delivery, so that a retry revives nothing. */
export const DeliveryReceiptSchema = v.object({
  /** The delivery's. */
  id: v.string(),
  /** Digest of what was created. */
  order: v.string(),
  created_at: v.date(),
  created_by: v.string(),
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

/** Days for which a receipt is kept: longer than any device waits with a delivery it has not sent. */
export const RECEIPT_DAYS = 90;

/** A status that a delivery took on, written by the server. */
export const StatusChangeSchema = v.object({
  id: v.string(),
  status: v.string(),
  at: v.date(),
  by: v.optional(v.string(), ''),
});

/** What an organisation has settled about its deliveries. */
export const DeliverySettingsSchema = v.object({
  /** Empty when there is none. The address may have been deleted since: then there is none either. */
  defaultPickupAddressID: v.string(),
  updated_at: v.date(),
  updated_by: v.string(),
  /** Id of the audit event that tells of the last change; not on documents that another system wrote. */
  changeID: v.optional(v.string()),
});

export type DeliveryReceipt = v.InferOutput<typeof DeliveryReceiptSchema>;
export type StatusChange = v.InferOutput<typeof StatusChangeSchema>;
export type DeliverySettings = v.InferOutput<typeof DeliverySettingsSchema>;

export const deliveryReceipts = collection(
  'Organizations/{orgID}/DeliveryReceipts/{deliveryID}',
  DeliveryReceiptSchema,
);

export const deliveryHistory = collection(
  'Organizations/{orgID}/Deliveries/{deliveryID}/History/{entryID}',
  StatusChangeSchema,
  { mostInQuery: 100 },
);

export const deliverySettings = singleDocument(
  'Organizations/{orgID}/Settings/deliveries',
  DeliverySettingsSchema,
);
