import { USER_TEXTS as MOST } from '@fleetfoot/shared/model/team/onboarding-details';
import { users } from '@fleetfoot/shared/model/team/people';
import { change, write } from './access';
import type { Check, Verdict } from './check';
import { serverTimestamp, Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { HIDDEN, LINES, NOT_HIDDEN } from './hidden-texts';
import { newProfile } from './new-documents';
import { numberOf } from './personas';
import { ANY_TYPE, NO_TEXT } from './wrong-types';

type Table = readonly (readonly [what: string, fields: Record<string, unknown>])[];

const long = (length: number) => 'x'.repeat(length);
const domain = '@example.co.za';

const RIGHT_DETAILS: Table = [
  ['a fullName of one letter', { fullName: 'T' }],
  [`a fullName of ${MOST.fullName} characters`, { fullName: long(MOST.fullName) }],
  ['a fullName of symbols', { fullName: '☆' }],
  ...NOT_HIDDEN.map(([what, fullName]) => [`a fullName with ${what}`, { fullName }] as const),
  [`an email of ${MOST.email} characters`, { email: `${long(MOST.email - domain.length)}${domain}` }],
  ['a short email', { email: 'a@b.co' }],
  ['an email with dots and dashes', { email: 'T.N+x_y-z@mail-1.Example.co.za' }],
];

const WRONG_DETAILS: Table = [
  ['a blank fullName', { fullName: '   ' }],
  ['an empty fullName', { fullName: '' }],
  ['a fullName of unseen characters', { fullName: '\u00a0\u200b\u3000' }],
  ...[...HIDDEN, ...LINES].map(([what, fullName]) => [`a fullName with ${what}`, { fullName }] as const),
  [`a fullName of ${MOST.fullName + 1} characters`, { fullName: long(MOST.fullName + 1) }],
  [`a fullName of ${MOST.fullName} characters and a blank`, { fullName: `${long(MOST.fullName)} ` }],
  ['an email without a place', { email: 'thandi' }],
  ['an email with a space', { email: `thandi nkosi${domain}` }],
  ['an email of a name and more', { email: `Thandi <thandi${domain}>` }],
  ['an email in a top-level domain of one letter', { email: 'a@b.c' }],
  ['an email with a letter that is only taken for one', { email: 'a@b.\u212ao' }],
  [`an email of ${MOST.email + 1} characters`, { email: `${long(MOST.email + 1 - domain.length)}${domain}` }],
  ...['fullName', 'email'].flatMap((field) =>
    NO_TEXT.map(([type, value]) => [`${field} that is ${type}`, { [field]: value }] as const),
  ),
];

const WRONG_PROFILES: Table = [
  ['keys too many', { role: 'Admin' }],
  ["another's id", { id: 'member' }],
  ["another's phoneNumber", { phoneNumber: numberOf('member') }],
  ["the client's dateJoined", { dateJoined: Timestamp.now() }],
  ...['id', 'phoneNumber', 'dateJoined'].flatMap((field) =>
    ANY_TYPE.map(([type, value]) => [`${field} that is ${type}`, { [field]: value }] as const),
  ),
  ...Object.keys(newProfile('x', 'noProfile')).map(
    (field) => [`no ${field}`, { [field]: undefined }] as const,
  ),
];

const WRONG_CHANGES: Table = [
  ["another's id", { id: 'member' }],
  ["another's phoneNumber", { phoneNumber: numberOf('member') }],
  ['a new dateJoined', { dateJoined: serverTimestamp() }],
  ['keys too many', { role: 'Admin' }],
];

function creation(expect: Verdict, [what, changes]: Table[number]): Check {
  const profile = givenFields({ ...newProfile('noProfile', 'noProfile'), ...changes });
  return {
    name: `Users: a new profile with ${what} is ${expect}`,
    expect,
    writes: users.document('noProfile'),
    run: (world) => write(world.as('noProfile'), users.document('noProfile'), profile),
  };
}

function update(expect: Verdict, [what, fields]: Table[number]): Check {
  return {
    name: `Users: a profile's update to ${what} is ${expect}`,
    expect,
    writes: users.document('invited'),
    run: (world) => change(world.as('invited'), users.document('invited'), fields),
  };
}

export const USER_CHECKS: readonly Check[] = [
  ...RIGHT_DETAILS.flatMap((row) => [creation('allowed', row), update('allowed', row)]),
  ...WRONG_DETAILS.flatMap((row) => [creation('refused', row), update('refused', row)]),
  ...WRONG_PROFILES.map((row) => creation('refused', row)),
  ...WRONG_CHANGES.map((row) => update('refused', row)),
];
