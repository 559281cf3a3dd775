import * as v from 'valibot';

/** A card that an organisation pays with; everything a browser may know of it. Field names are Stripe's. */
export const PaymentMethodSchema = v.object({
  id: v.string(),
  card: v.object({
    /** As Stripe writes it: 'visa', 'mastercard'. */
    brand: v.string(),
    last4: v.string(),
    exp_month: v.number(),
    exp_year: v.number(),
  }),
  isDefault: v.boolean(),
});

export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;
