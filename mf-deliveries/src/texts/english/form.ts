/** What New Delivery says once it is open. */
export const FORM = {
  title: 'Create New Delivery',
  back: 'Deliveries',
  loading: 'Loading the form',
  optional: 'optional',

  referenceHint: 'Your own reference, such as an order number.',
  proposed: (reference: string) => `Left empty, it is ${reference}.`,
  urgency: 'Urgency level',
  times: {
    pickup_time: 'Pickup date and time',
    'pickup_window.start': 'Pickup window start',
    'pickup_window.end': 'Pickup window end',
    'dropoff_window.start': 'Drop-off window start',
    'dropoff_window.end': 'Drop-off window end',
  },
  timeHint: 'South African time.',

  addressHint: 'Start typing, then choose from the list.',
  instructionsHint: 'Such as where to park, or whom to ask for.',
  /** @param stop that is meant; heard, not seen */
  add: (stop: string) => `Add ${stop} unit, landmark or gate code`,
  directionHints: {
    unit: 'Such as Unit 4, Mutual Heights.',
    landmark: 'Something to see from the street.',
    gate_code: 'Printed large on the waybill.',
  },
  filled: (name: string) => `Name, phone number and directions of ${name} are filled in.`,
  later: 'The price and the map are shown here once both addresses are chosen.',

  create: 'Create Delivery',
  failed: (reason: string) => `Failed to create delivery. ${reason} What you typed is still here.`,
  saved: (reference: string) =>
    `Delivery ${reference} is saved on this device. The outbox shows when it is sent.`,
} as const;
