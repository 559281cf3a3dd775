import { menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { serverTimestamp } from '../client-sdk';
import { newMenuItem } from '../new-documents';
import { EVERYBODY, type Persona } from '../personas';
import { READ_BY_MEMBERS, type Row, those } from './row';

/** A place for an address or a menu item. */
function placeOf(persona: Persona): string {
  return String(950 + EVERYBODY.indexOf(persona));
}

function writtenNow(fields: object) {
  return (persona: Persona) => ({ ...fields, updated_at: serverTimestamp(), updated_by: persona });
}

/** Restaurants and their menus. */
export const MENUS: readonly Row[] = [
  {
    collection: restaurants.name,
    document: () => restaurants.document('kota'),
    where: () => ['organizationID', 'acme'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: menuItems.name,
    which: 'an item with an id and a name only',
    document: () => menuItems.document('kota', 'm1'),
    fresh: (persona) => menuItems.document('kota', placeOf(persona)),
    create: newMenuItem,
    update: writtenNow({ price: 4_500 }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('menuItem.save'),
      update: those('menuItem.save'),
      delete: those('menuItem.delete'),
    },
  },
  {
    collection: menuItems.name,
    which: 'its settings',
    document: () => menuItems.document('kota', 'menuConfig'),
    fresh: () => menuItems.document('pap', 'menuConfig'),
    create: newMenuItem,
    update: writtenNow({ price: 4_500 }),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: menuItems.name,
    which: 'its settings under another id',
    document: () => menuItems.document('kota', 'named'),
    fresh: (persona) => menuItems.document('kota', placeOf(persona)),
    create: (id, persona) => ({ ...newMenuItem(id, persona), name: 'menuConfig' }),
    update: writtenNow({ name: 'Kota' }),
    allowed: READ_BY_MEMBERS,
  },
];
