/** An amount that opens how it is worked out. */
export const AMOUNT = {
  /** Heard after the amount. */
  of: (reference: string) => `for ${reference}: how it is worked out`,
  title: (reference: string) => `Price of ${reference}`,
  loading: 'Loading how the price is worked out',
  noLines: 'This amount has no lines',
} as const;
