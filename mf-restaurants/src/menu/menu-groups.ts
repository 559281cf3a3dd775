import { cleanText } from '@fleetfoot/shared/domain';
import { MENU_SETTINGS, type MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { impliedPosition, positionBetween } from './menu-position';

/** The items of one category, in the order of the menu. */
export interface MenuGroup {
  /** The same for every spelling of the category. */
  readonly key: string;
  /** As it is shown; of several spellings always the same, whichever item is first. Empty for items without one. */
  readonly category: string;
  readonly items: readonly MenuItem[];
}

/** The position of an item, also of one that was never moved. */
export function positionOf({ position, name }: MenuItem): string {
  return position ?? impliedPosition(name);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** What is on the menu, in its order, without the menu's settings. */
export function menuInOrder(entries: readonly MenuItem[]): readonly MenuItem[] {
  return entries
    .filter(({ id, name }) => id !== MENU_SETTINGS && name !== MENU_SETTINGS)
    .toSorted((a, b) => compare(positionOf(a), positionOf(b)) || compare(a.id, b.id));
}

/** What makes two spellings one category. */
function keyOf(category: string): string {
  return cleanText(category).toLowerCase();
}

export function isSameCategory(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** Items by category, the categories as their first items stand; those without one come last. */
export function menuGroups(items: readonly MenuItem[]): readonly MenuGroup[] {
  const groups = new Map<string, { key: string; category: string; items: MenuItem[] }>();
  for (const item of items) {
    const key = keyOf(item.category);
    const spelling = cleanText(item.category);
    const group = groups.get(key) ?? { key, category: spelling, items: [] };
    if (compare(spelling, group.category) < 0) group.category = spelling;
    group.items.push(item);
    groups.set(key, group);
  }
  const uncategorised = groups.get('');
  groups.delete('');
  return [...groups.values(), ...(uncategorised ? [uncategorised] : [])];
}

/**
 * The position that puts an item at a place of its group. Categories stay where they are: the item gets between its
 * new neighbours, not between two categories.
 * @param items the whole menu, in order
 * @param to index in the group after the move
 */
export function positionAt(items: readonly MenuItem[], moved: MenuItem, to: number): string {
  const others = items.filter(({ id }) => id !== moved.id);
  const group = others.filter(({ category }) => isSameCategory(category, moved.category));
  const positions = others.map(positionOf);
  const [before, after] = [group[to - 1], group[to]].map((item) => item && positionOf(item));
  // Next to a neighbour of another category, and after an item with an equal position.
  const low = before ?? (after && positions.findLast((position) => position < after));
  const high = after && after > (low ?? '') ? after : positions.find((position) => position > (low ?? ''));
  return positionBetween(low, high);
}

/** The position of an item that comes into a category: after those that are in it. */
export function lastPosition(items: readonly MenuItem[], category: string): string {
  const last = items.findLast((item) => isSameCategory(item.category, category)) ?? items.at(-1);
  const low = last && positionOf(last);
  const high = low === undefined ? undefined : items.map(positionOf).find((position) => position > low);
  return positionBetween(low, high);
}

/** The categories that a menu has, each once. */
export function categoriesOf(items: readonly MenuItem[]): readonly string[] {
  return menuGroups(items).flatMap(({ category }) => (category === '' ? [] : [category]));
}
