import { HIGHEST_PRICE, MENU_ITEM_TEXTS, menuItems } from '@fleetfoot/shared/model';
import * as fc from 'fast-check';
import { EVERYBODY, type Persona } from '../personas';
import { numberBoundaries, textBoundaries } from './boundary';
import type { Change } from './change';
import { type Collection, laneOf } from './collection';
import { NumberedID, PLACE_IDS } from './document-id';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import { changedItem, newItem } from './menu-entity';
import type { Subject } from './subject';
import { type Fields, OWN_ID, OWN_UID, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const item: Fields = {
  ...{ id: OWN_ID, name: 'Kota with russian', description: 'Slap chips, atchar.', price: 4_500 },
  ...{ category: 'Kotas', soldOutUntil: null, position: 'V00V1' },
  ...{ updated_at: SERVER_TIME, updated_by: OWN_UID },
};

const PHOTO = { photo: 'kota.jpg' };

const shapes: Readonly<Record<string, Fields>> = {
  'new item': item,
  'same item': { ...item, ...PHOTO },
  move: { position: 'V01V1', updated_at: SERVER_TIME, updated_by: OWN_UID },
  nothing: {},
};

const boundaries: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: textBoundaries({ ...MENU_ITEM_TEXTS, position: 100 }) },
  { weight: 2, arbitrary: numberBoundaries({ price: HIGHEST_PRICE }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(0, -1, HIGHEST_PRICE, HIGHEST_PRICE + 1, 4_500.5, '4500')
      .map((as) => ({ put: 'price', as })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('1', '0', 'V0', '01', 'V-1', 'V 1', 'V\n1', 'V1\n', 'é', '')
      .map((as) => ({ put: 'position', as })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('menuConfig', 'menuconfig', ' menuConfig').map((as) => ({ put: 'name', as })),
  },
);

const writer = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom<Persona>('member', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

/** Who belongs to which restaurant's organisation, by the seed. */
const TEAMS: Readonly<Record<string, readonly Persona[]>> = {
  kota: ['noPhone', 'blankPhone', 'member', 'admin'],
  stew: ['otherAdmin'],
};

/** Ids of what is there: another system may have written it. */
const KNOWN_IDS = fc.oneof(
  { weight: 20, arbitrary: fc.constant('{id}') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('menuConfig', '{id}.', ' {id}', '{id}\u00e9', `${'x'.repeat(60)}{id}`),
  },
);

const NEW_IDS = fc.oneof(
  { weight: 20, arbitrary: PLACE_IDS },
  { weight: 1, arbitrary: fc.constant('menuConfig') },
);

function pathTo(over: Write['over']): fc.Arbitrary<string> {
  const restaurant = fc.oneof(
    { weight: 12, arbitrary: fc.constant('kota') },
    { weight: 1, arbitrary: fc.constantFrom('stew', 'nowhere') },
  );
  return fc
    .tuple(restaurant, over === 'nothing' ? NEW_IDS : KNOWN_IDS)
    .map(([restaurantID, id]) => menuItems.document(restaurantID, id));
}

function writesOf(manner: Manner, over: Write['over'], shape: readonly string[]): fc.Arbitrary<Write> {
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path: pathTo(over),
    shape: fc.constantFrom(...shape),
    changes: hostileChanges(manner, { keys: Object.keys(item), boundaries }),
  });
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  if (subject.number === '') return 'not signed in with a number';
  const [, restaurant = ''] = subject.path.split('/');
  if (!TEAMS[restaurant]?.includes(by)) return 'not a member';
  if (subject.id === 'menuConfig') return 'the settings of the menu';
  if (manner === 'delete') return over === 'existing' ? undefined : 'nothing to delete';
  if (over === 'existing') return issuesOf(changedItem(subject), outcome);
  if (manner === 'update') return 'nothing to update';
  return issuesOf(NumberedID, subject.id) ?? issuesOf(newItem(subject), outcome);
}

export const MENU: Collection = {
  name: menuItems.name,
  writes: fc.oneof(
    { weight: 9, arbitrary: writesOf('set', 'nothing', ['new item']) },
    { weight: 3, arbitrary: writesOf('merge', 'nothing', ['new item']) },
    { weight: 1, arbitrary: writesOf('update', 'nothing', ['move']) },
    { weight: 3, arbitrary: writesOf('set', 'existing', ['same item', 'new item']) },
    { weight: 4, arbitrary: writesOf('merge', 'existing', ['same item', 'move', 'nothing']) },
    { weight: 6, arbitrary: writesOf('update', 'existing', ['same item', 'move', 'nothing']) },
    { weight: 1, arbitrary: writesOf('delete', 'existing', ['nothing']) },
    { weight: 1, arbitrary: writesOf('delete', 'nothing', ['nothing']) },
  ),
  shapes,
  stored: { ...item, ...PHOTO, updated_at: STORED_TIME, updated_by: 'somebody' },
  // A menu has one such document.
  lane: laneOf,
  problem,
};
