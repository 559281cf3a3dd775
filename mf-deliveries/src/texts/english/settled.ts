/** What is announced of a delivery that was sent from this device, on whatever page. */
export const SETTLED = {
  created: (reference: string) => `Delivery ${reference} is created.`,
  needsYou: (reference: string, reason: string) => `Delivery ${reference} needs you. ${reason}`,
} as const;
