import { CSV_WORDS } from '@fleetfoot/shared/csv';

/** The dialog that writes deliveries into a file. */
export const CSV = {
  dialog: CSV_WORDS,
  listed: (summary: string) => `The file holds what the list shows, in its order. ${summary}`,
  selected: (deliveries: string) =>
    `The file holds what is selected, ${deliveries}, in the order of the list.`,
  links: 'Tracking links',
  linksHint:
    'Of deliveries that have one, until their page closes. Whoever has the file can open these pages.',
  linksIn: 'In the last column',
  linksOut: 'Left out',
  remedy: 'Or leave the tracking links out.',
} as const;

/** The headings of the file. They are English in every language: what reads the file finds its columns by them. */
export const CSV_HEADINGS = {
  payment: 'Payment status',
  price: 'Price incl. VAT',
  vat: 'VAT',
  distance: 'Distance (km)',
  tariff: 'Tariff',
  action: 'Action',
  proof: 'Proof of delivery',
  id: 'ID',
  link: 'Tracking link',
  pickup: 'Pickup',
  dropoff: 'Drop-off',
  of: {
    name: (stop: string) => `${stop} name`,
    address: (stop: string) => `${stop} address`,
    phone: (stop: string) => `${stop} phone number`,
    instructions: (stop: string) => `${stop} instructions`,
    latitude: (stop: string) => `${stop} latitude`,
    longitude: (stop: string) => `${stop} longitude`,
    start: (stop: string) => `${stop} window start`,
    end: (stop: string) => `${stop} window end`,
    direction: (stop: string, direction: string) => `${stop} ${direction.toLowerCase()}`,
  },
} as const;
