import type { MenuItem } from '@fleetfoot/shared/domain';

// The menu's settings live among its items.
const SETTINGS = 'menuConfig';

/** What is on the menu, from A to Z. */
export function menuItems(entries: readonly MenuItem[]): readonly MenuItem[] {
  return entries
    .filter(({ id, name }) => id !== SETTINGS && name !== SETTINGS)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-ZA', { numeric: true }));
}
