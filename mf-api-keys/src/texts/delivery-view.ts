/** What is known of a test delivery or an example. */
export const DELIVERY_VIEW = {
  blanked: (date: string) =>
    `Names, phone numbers, addresses, instructions and gate codes were removed on ${date}.`,
  summary: 'Summary',
  status: 'Status',
  whyFailed: 'Why it failed',
  reference: 'Reference',
  id: 'ID',
  urgency: 'Urgency',
  pickupTime: 'Pickup time',
  courier: 'Courier',
  courierWith: (name: string, plate: string) => `${name}, ${plate}`,
  timeline: 'Timeline',
  stops: { pickup: 'Pickup', dropoff: 'Drop-off' },
  address: 'Address',
  name: 'Name',
  phoneNumber: 'Phone number',
  instructions: 'Instructions',
  window: 'Time window',
} as const;
