/**
 * What the list says with values, in the parts of which other languages make it. Its page has no room for them: it says them in
 * English by itself, and its plain texts are found by their words.
 */
export const LIST = {
  one: '1 delivery',
  many: (count: string) => `${count} deliveries`,
  all: (deliveries: string) => `${deliveries}.`,
  of: (shown: string, deliveries: string) => `${shown} of ${deliveries}.`,
  fit: (what: string) => `${what} that fit the filters`,
  fits: (what: string) => `${what} that fits the filters`,
  newest: (count: string) => `the newest ${count}`,
  first: (count: string) => `the first ${count}`,
  foundOlder: (deliveries: string, newest: string) =>
    `${deliveries} found. Searched ${newest}; there are older ones.`,
  foundLater: (deliveries: string, first: string) =>
    `${deliveries} found. Searched ${first}; there are later ones.`,
  older: (newest: string) => `Showing ${newest}; there are older ones.`,
  later: (first: string) => `Showing ${first}; there are later ones.`,
  more: (count: string) => `Load ${count} more`,
  caption: (order: string) => `Deliveries. ${order}`,
  select: (name: string) => `Select ${name}`,
  selected: (deliveries: string) => `${deliveries} selected.`,
} as const;
