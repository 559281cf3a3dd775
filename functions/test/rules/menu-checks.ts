import { BOOK_PLACES, menuItems } from '@fleetfoot/shared/model';
import { change, erase, write } from './access';
import type { Check, Verdict } from './check';
import { deleteField, serverTimestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { NEEDED_WHEN_NEW, RIGHT_ITEMS, WRONG_ITEMS } from './menu-fields';
import { newMenuItem } from './new-documents';

const MENU = menuItems.path('kota');

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

let count = 0;

function creation(expect: Verdict, [what, changes]: Row, id?: string): Check {
  count += 1;
  const name = id ?? String(count).padStart(BOOK_PLACES.digits, '0');
  const path = `${MENU}/${name}`;
  return {
    name: `Menu: a new item with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) =>
      write(world.as('member'), path, givenFields({ ...newMenuItem(name, 'member'), ...changes })),
  };
}

/** A change by the member; `undefined` takes a field away. */
function updateOf(id: string, which: string, expect: Verdict, [what, changes]: Row): Check {
  const written = { updated_at: serverTimestamp(), updated_by: 'member' };
  const fields = Object.entries({ ...written, ...changes }).map(([field, value]) => [
    field,
    value === undefined ? deleteField() : value,
  ]);
  const path = `${MENU}/${id}`;
  return {
    name: `Menu: an update of ${which} to ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => change(world.as('member'), path, Object.fromEntries(fields)),
  };
}

/** An update of an item with every field, and one that the server has added. */
function update(expect: Verdict, row: Row): Check {
  return updateOf('full', 'an item', expect, row);
}

/** An update of an item with an id and a name only. */
function firstUpdate(expect: Verdict, row: Row): Check {
  return updateOf('m1', 'an item of another system', expect, row);
}

/** The document's id, which is also its field `id`. */
const IDS: readonly (readonly [Verdict, string, string])[] = [
  ['allowed', 'the first place', '000'],
  ['allowed', 'the last place', '999'],
  ['refused', 'a place after the last', '1000'],
  ['refused', 'a place of two digits', '42'],
  ['refused', 'a letter in its place', '04x'],
  ['refused', 'an id of twenty letters', 'AbcdEfghIjklMnopQrst'],
];

export const MENU_CHECKS: readonly Check[] = [
  creation('allowed', ['all its fields', {}]),
  ...RIGHT_ITEMS.flatMap((row) => [creation('allowed', row), update('allowed', row)]),
  ...WRONG_ITEMS.flatMap((row) => [creation('refused', row), update('refused', row)]).filter(
    // What the server has added may be written as it is, and an item has its own id.
    ({ name }) => !name.includes('an item to keys too many') && !name.includes("an item to another's id"),
  ),
  ...NEEDED_WHEN_NEW.flatMap((row) => [creation('refused', row), update('allowed', row)]),
  update('refused', ['another photo', { photo: 'other.jpg' }]),
  update('refused', ['no photo', { photo: undefined }]),
  update('refused', ['keys too many', { discount: 100 }]),
  update('refused', ["another's id", { id: 'm1' }]),
  firstUpdate('allowed', ['a position', { position: 'V00V1' }]),
  firstUpdate('allowed', ['another name', { name: 'Kota' }]),
  firstUpdate('refused', ['a price in text', { price: '45' }]),
  ...(
    [
      ['another name', { name: 'Kota' }],
      ['on sale', { soldOutUntil: null }],
    ] satisfies Row[]
  ).map((row) => updateOf('distant', 'an item that is sold out for longer than may be', 'allowed', row)),
  {
    name: 'Menu: an item of another system may be deleted',
    expect: 'allowed',
    writes: `${MENU}/m1`,
    run: (world) => erase(world.as('member'), `${MENU}/m1`),
  },
  ...IDS.map(([expect, what, id]) => creation(expect, [what, {}], id)),
];
