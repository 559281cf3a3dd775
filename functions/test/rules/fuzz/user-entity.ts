import { USER_TEXTS } from '@fleetfoot/shared/model/team/onboarding-details';
import * as v from 'valibot';
import { Email, lineOfText } from './entity-text';
import { ServerTime, StoredTime } from './entity-time';
import type { Subject } from './subject';

const details = { fullName: lineOfText(USER_TEXTS.fullName), email: Email };

/** A profile as its owner may create it. */
export function newUser({ uid, number }: Subject) {
  return v.strictObject({
    ...details,
    id: v.literal(uid),
    phoneNumber: v.literal(number),
    dateJoined: ServerTime,
  });
}

/** A profile as its owner may leave it. */
export function changedUser({ uid, number }: Subject) {
  return v.strictObject({
    ...details,
    id: v.literal(uid),
    phoneNumber: v.literal(number),
    dateJoined: StoredTime,
  });
}
