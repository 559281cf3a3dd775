/** The map beside the list, and what is said of what stands there. */
export const MAP = {
  name: 'Map of the deliveries in the list, which says the same in words',
  /** How many deliveries, as the list counts them. */
  drawn: (deliveries: string) => `${deliveries} on the map: squares are pickups, drops are drop-offs.`,
  missingOne: (deliveries: string) => `${deliveries} has no place on it.`,
  missing: (deliveries: string) => `${deliveries} have no place on it.`,
  /** Said after `drawn` where a courier is on the map. */
  couriers: 'Bikes are couriers.',
  courier: (whose: string) => `Courier of ${whose}`,
  pickup: (whose: string) => `Pickup of ${whose}`,
  dropoff: (whose: string) => `Drop-off of ${whose}`,
  shown: (name: string, status: string) => `${name}, ${status}, shown beside the list.`,
  shownOne: 'A delivery is shown beside the list.',
} as const;
