import * as v from 'valibot';
import { freeText, lineOfText, PhoneNumber } from './entity-text';
import { ServerTime, StoredTime } from './entity-time';
import type { Subject } from './subject';

function degrees(most: number) {
  return v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
}

function commonFields({ uid, id }: Subject) {
  return {
    id: v.literal(id),
    latitude: degrees(90),
    longitude: degrees(180),
    city: freeText(100),
    country: freeText(100),
    countryCode: freeText(2),
    streetAddress: freeText(300),
    name: freeText(200),
    fullAddressString: lineOfText(500),
    unitNumber: freeText(40),
    buildingName: freeText(120),
    instructions: freeText(500),
    label: freeText(60),
    contactName: freeText(120),
    contactPhoneNumber: v.union([v.literal(''), PhoneNumber]),
    landmark: freeText(200),
    gateCode: freeText(40),
    updated_at: ServerTime,
    updated_by: v.literal(uid),
  };
}

/** An address as a member may save it. */
export function newAddress(subject: Subject) {
  return v.strictObject({
    ...commonFields(subject),
    created_at: ServerTime,
    created_by: v.literal(subject.uid),
  });
}

/** An address as a member may leave it. */
export function changedAddress(subject: Subject) {
  return v.strictObject({
    ...commonFields(subject),
    created_at: StoredTime,
    created_by: v.literal('somebody'),
  });
}
