import type { TextsLike } from '@fleetfoot/shared/texts';

/** What the lines of a price say. */
export const PRICE_LINES = {
  caption: 'What the price is made of',
  reason: 'For',
  quantity: 'How much',
  amount: 'Amount',
  kinds: {
    base: 'Every trip',
    distance: 'Distance',
    on_demand: 'On demand',
    scheduled: 'Scheduled',
    time_window: 'Time window',
    waiting_pickup: 'Waiting at the pickup',
    waiting_dropoff: 'Waiting at the drop-off',
    return: 'Way back',
    waived: 'Not charged',
  },
  kilometres: (count: string) => `${count} km`,
  minutes: (count: string) => `${count} min`,
  share: (percent: string) => `${percent} % of the way there`,
  /** A quantity, and what one of it costs. */
  at: (quantity: string, rate: string) => `${quantity} at ${rate}`,
  total: 'Total incl. VAT',
  vat: (percent: string) => `VAT ${percent} % in it`,
  exclusive: 'Total excl. VAT',
  before: 'Charged before',
  here: 'Charged here',
  road: 'By road',
  tariff: 'Tariff',
  note: 'Amounts include VAT. Kilometres are rounded up to the next tenth, each amount to the cent; VAT is taken out of the total.',
} as const;

/** The same in any language. */
export type PriceLineTexts = TextsLike<typeof PRICE_LINES>;
