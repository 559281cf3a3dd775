import { detailsOf, type ItemDetails, type MenuItem } from './menu-item';

const FIELDS = ['name', 'description', 'price', 'category', 'soldOutUntil'] as const;

/** A part of an item that a member can enter. */
export type ItemField = (typeof FIELDS)[number];

function plain(value: ItemDetails[ItemField]): string | number | undefined {
  return value instanceof Date ? value.getTime() : value;
}

/** The fields in which two versions of an item differ. */
export function differingFields(one: ItemDetails, other: ItemDetails): readonly ItemField[] {
  return FIELDS.filter((field) => plain(one[field]) !== plain(other[field]));
}

/** What the user has changed, without what they left as it was. */
export function changesOf(known: MenuItem, details: ItemDetails): Partial<ItemDetails> {
  const changed = differingFields(detailsOf(known), details);
  return Object.fromEntries(changed.map((field) => [field, details[field]]));
}

/** The fields that both the user and somebody else have changed, to something else. */
export function overtakenBy(known: MenuItem, details: ItemDetails, present: MenuItem): readonly ItemField[] {
  const mine = differingFields(detailsOf(known), details);
  const theirs = differingFields(detailsOf(known), detailsOf(present));
  const apart = differingFields(details, detailsOf(present));
  return mine.filter((field) => theirs.includes(field) && apart.includes(field));
}
