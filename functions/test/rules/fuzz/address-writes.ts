import { ADDRESS_TEXTS, savedAddresses } from '@fleetfoot/shared/model';
import * as fc from 'fast-check';
import { EVERYBODY, type Persona } from '../personas';
import { changedAddress, newAddress } from './address-entity';
import { numberBoundaries, textBoundaries } from './boundary';
import type { Change } from './change';
import { type Collection, laneOf } from './collection';
import { NumberedID, PLACE_IDS } from './document-id';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import type { Subject } from './subject';
import { isTeammate } from './teams';
import { type Fields, OWN_ID, OWN_UID, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const address: Fields = {
  ...{ id: OWN_ID, latitude: -33.9249, longitude: 18.4241, city: 'Cape Town', country: 'South Africa' },
  ...{ countryCode: 'ZA', streetAddress: '12 Long Street, Gardens', name: 'Mutual Heights' },
  fullAddressString: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
  ...{ unitNumber: '4B', buildingName: 'Mutual Heights', instructions: 'Ring twice', label: 'Shop' },
  ...{ contactName: 'Nomsa Dlamini', contactPhoneNumber: '+27821234567' },
  ...{ landmark: 'Opposite the taxi rank', gateCode: '4321' },
  ...{ updated_at: SERVER_TIME, updated_by: OWN_UID },
};

const shapes: Readonly<Record<string, Fields>> = {
  'new address': { ...address, created_at: SERVER_TIME, created_by: OWN_UID },
  'same address': { ...address, created_at: STORED_TIME, created_by: 'somebody' },
  'new label': { label: 'Head office', updated_at: SERVER_TIME, updated_by: OWN_UID },
  nothing: {},
};

const { contactPhoneNumber: _, ...texts } = ADDRESS_TEXTS;

const boundaries: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: textBoundaries(texts),
  },
  { weight: 2, arbitrary: numberBoundaries({ latitude: 90, longitude: 180 }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('', '+1234567', '+12345678', '+123456789012345', '+1234567890123456', '+0123456789')
      .map((as) => ({ put: 'contactPhoneNumber', as })),
  },
);

const writer = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom<Persona>('member', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

/** Ids of what is there: another system may have written it. */
const KNOWN_IDS = fc.oneof(
  { weight: 20, arbitrary: fc.constant('{id}') },
  { weight: 1, arbitrary: fc.constantFrom('{id}.', ' {id}', '{id}\u00e9', `${'x'.repeat(60)}{id}`) },
);

function pathTo(over: Write['over']): fc.Arbitrary<string> {
  const organization = fc.oneof(
    { weight: 12, arbitrary: fc.constant('fuzz') },
    { weight: 1, arbitrary: fc.constantFrom('elsewhere', 'nowhere') },
  );
  return fc
    .tuple(organization, over === 'nothing' ? PLACE_IDS : KNOWN_IDS)
    .map(([orgID, id]) => savedAddresses.document(orgID, id));
}

function writesOf(manner: Manner, over: Write['over'], shape: readonly string[]): fc.Arbitrary<Write> {
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path: pathTo(over),
    shape: fc.constantFrom(...shape),
    changes: hostileChanges(manner, { keys: Object.keys(shapes['new address'] ?? {}), boundaries }),
  });
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  if (subject.number === '') return 'not signed in with a number';
  if (!isTeammate(by, subject.path)) return 'not a member';
  if (manner === 'delete') return over === 'existing' ? undefined : 'nothing to delete';
  if (over === 'existing') return issuesOf(changedAddress(subject), outcome);
  if (manner === 'update') return 'nothing to update';
  return issuesOf(NumberedID, subject.id) ?? issuesOf(newAddress(subject), outcome);
}

export const ADDRESSES: Collection = {
  name: savedAddresses.name,
  writes: fc.oneof(
    { weight: 9, arbitrary: writesOf('set', 'nothing', ['new address']) },
    { weight: 3, arbitrary: writesOf('merge', 'nothing', ['new address']) },
    { weight: 1, arbitrary: writesOf('update', 'nothing', ['new label']) },
    { weight: 3, arbitrary: writesOf('set', 'existing', ['same address', 'new address']) },
    { weight: 4, arbitrary: writesOf('merge', 'existing', ['same address', 'new label', 'nothing']) },
    { weight: 6, arbitrary: writesOf('update', 'existing', ['same address', 'new label', 'nothing']) },
    { weight: 1, arbitrary: writesOf('delete', 'existing', ['nothing']) },
    { weight: 1, arbitrary: writesOf('delete', 'nothing', ['nothing']) },
  ),
  shapes,
  stored: { ...address, created_at: STORED_TIME, created_by: 'somebody', updated_at: STORED_TIME },
  lane: laneOf,
  problem,
};
