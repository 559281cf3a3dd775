import { BOOK_PLACES, savedAddresses } from '@fleetfoot/shared/model';
import { write } from './access';
import { RIGHT_ADDRESSES, WRONG_ADDRESSES, WRONG_BEGINNINGS } from './address-fields';
import type { Check, Verdict } from './check';
import { serverTimestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { newAddress } from './new-documents';
import { ADDRESS_CREATED_AT } from './seed/deliveries';

const ADDRESSES = savedAddresses.path('acme');
const EXISTING = `${ADDRESSES}/shop`;

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

let count = 0;

function creation(expect: Verdict, [what, changes]: Row, id?: string): Check {
  count += 1;
  const name = id ?? String(count).padStart(BOOK_PLACES.digits, '0');
  const path = `${ADDRESSES}/${name}`;
  const address = givenFields({ ...newAddress(name, 'member'), ...changes });
  return {
    name: `Addresses: a new address with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as('member'), path, address),
  };
}

function update(expect: Verdict, [what, changes]: Row): Check {
  const address = {
    ...newAddress('shop', 'member'),
    created_at: ADDRESS_CREATED_AT,
    created_by: 'admin',
    ...changes,
  };
  return {
    name: `Addresses: an address's update to ${what} is ${expect}`,
    expect,
    writes: EXISTING,
    run: (world) => write(world.as('member'), EXISTING, givenFields(address)),
  };
}

/** The document's id, which is also its field `id`. */
const IDS: readonly (readonly [Verdict, string, string])[] = [
  ['allowed', 'the first place', '000'],
  ['allowed', 'the last place', '999'],
  ['refused', 'a place after the last', '1000'],
  ['refused', 'a place of two digits', '42'],
  ['refused', 'a place of other digits', '\u0660\u0661\u0662'],
  ['refused', 'a letter in its place', '04x'],
  ['refused', 'a line after its place', '042\n'],
  ['refused', 'an id of twenty letters', 'AbcdEfghIjklMnopQrst'],
];

export const ADDRESS_CHECKS: readonly Check[] = [
  creation('allowed', ['all its fields', {}]),
  update('allowed', ['all its fields', {}]),
  ...RIGHT_ADDRESSES.flatMap((row) => [creation('allowed', row), update('allowed', row)]),
  ...WRONG_ADDRESSES.map((row) => creation('refused', row)),
  ...WRONG_ADDRESSES.filter(([, changes]) => changes['id'] !== 'shop').map((row) => update('refused', row)),
  ...WRONG_BEGINNINGS.flatMap((row) => [creation('refused', row), update('refused', row)]),
  update('refused', ["another's id", { id: 'bay' }]),
  update('refused', ['a new created_at', { created_at: serverTimestamp() }]),
  update('refused', ["one's own created_by", { created_by: 'member' }]),
  ...IDS.map(([expect, what, id]) => creation(expect, [what, {}], id)),
];
