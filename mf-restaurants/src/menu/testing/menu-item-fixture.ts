import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';

/** An item of a menu for tests. */
export function menuItem(overrides: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'kota',
    name: 'Kota with russian',
    description: 'A quarter loaf with slap chips, atchar and a russian.',
    price: 4_500,
    category: 'Kotas',
    soldOutUntil: undefined,
    position: 'V00V1',
    updated_at: new Date('2026-11-20T08:00:00Z'),
    ...overrides,
  };
}
