import { deliverySettings } from '@fleetfoot/shared/model';
import { erase, write } from './access';
import type { Check, Verdict } from './check';
import { serverTimestamp, Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import type { Persona } from './personas';
import { ANY_TYPE, NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const RIGHT: readonly Row[] = [
  ['all its fields', {}],
  ['an empty defaultPickupAddressID', { defaultPickupAddressID: '' }],
  ['defaultPickupAddressID of 64 characters', { defaultPickupAddressID: 'x'.repeat(64) }],
];

const WRONG: readonly Row[] = [
  ['keys too many', { discount: 100 }],
  ['defaultPickupAddressID of 65 characters', { defaultPickupAddressID: 'x'.repeat(65) }],
  ['another updated_by', { updated_by: 'somebody' }],
  ["the client's updated_at", { updated_at: Timestamp.now() }],
  ...['defaultPickupAddressID', 'updated_at', 'updated_by'].map(
    (field): Row => [`no ${field}`, { [field]: undefined }],
  ),
  ...NO_TEXT.map(
    ([type, value]): Row => [`defaultPickupAddressID that is ${type}`, { defaultPickupAddressID: value }],
  ),
  ...['updated_at', 'updated_by'].flatMap((field) =>
    ANY_TYPE.map(([type, value]): Row => [`${field} that is ${type}`, { [field]: value }]),
  ),
];

function settings(expect: Verdict, orgID: string, by: Persona, [what, changes]: Row): Check {
  const path = deliverySettings.document(orgID);
  const right = { defaultPickupAddressID: 'shop', updated_at: serverTimestamp(), updated_by: by };
  return {
    name: `Settings: ${what} are ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as(by), path, givenFields({ ...right, ...changes })),
  };
}

/** In one organisation they are there already, in the other not yet. */
function checksOf(expect: Verdict, [what, changes]: Row): Check[] {
  return [
    settings(expect, 'zenith', 'otherAdmin', [`new settings of deliveries with ${what}`, changes]),
    settings(expect, 'acme', 'member', [`changed settings of deliveries with ${what}`, changes]),
  ];
}

const GONE = deliverySettings.document('acme');

export const SETTINGS_CHECKS: readonly Check[] = [
  ...RIGHT.flatMap((row) => checksOf('allowed', row)),
  ...WRONG.flatMap((row) => checksOf('refused', row)),
  settings('refused', 'zenith', 'member', ["new settings of another organisation's deliveries", {}]),
  {
    name: 'Settings: settings of deliveries may not be deleted',
    expect: 'refused',
    writes: GONE,
    run: (world) => erase(world.as('admin'), GONE),
  },
];
