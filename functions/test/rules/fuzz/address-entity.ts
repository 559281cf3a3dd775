import { ADDRESS_TEXTS, addressTexts } from '@fleetfoot/shared/model/delivery/saved-address';
import * as v from 'valibot';
import { freeText, lineOfText, optionalLine, PhoneNumber } from './entity-text';
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
    ...addressTexts(optionalLine),
    instructions: freeText(ADDRESS_TEXTS.instructions),
    fullAddressString: lineOfText(ADDRESS_TEXTS.fullAddressString),
    contactPhoneNumber: v.union([v.literal(''), PhoneNumber]),
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
