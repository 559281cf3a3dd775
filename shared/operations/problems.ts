import { DELIVERY_PROBLEMS, DOWNTIME_PROBLEMS, PROBLEM_TEXT } from '@fleetfoot/shared/model/delivery/problem';
import { PROBLEM_PHOTO } from '@fleetfoot/shared/model/delivery/problem-photo';
import { optionalText } from '@fleetfoot/shared/model/fields';
import * as v from '@fleetfoot/shared/schema';
import { count, documentID, operation } from './operation';

/** Longer than any text, whose characters count as the server reads them. */
const text = optionalText(2 * PROBLEM_TEXT);

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[];

/** Made of what it is about and a number. */
const problemID = v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,128}(?:\.[\w-]{1,128}){1,3}$/));

/** Which problem of its subject it is, as its reporter has seen. */
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** Characters of the largest photo. */
const PHOTO_LENGTH = 4 * Math.ceil(PROBLEM_PHOTO.bytes / 3);

/** A photo in Base64. */
const photo = v.pipe(v.string(), v.maxLength(PHOTO_LENGTH), v.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** Reports a problem of a delivery. For members, like all below. Idempotent: the same again is one. */
export const reportProblem = operation(
  'reportProblem',
  {
    orgID: documentID,
    deliveryID: documentID,
    number,
    reason: v.picklist(keysOf(DELIVERY_PROBLEMS)),
    note: text,
    photo: v.optional(photo),
  },
  v.object({}),
  { hasOwnAddress: true, mostBytes: PHOTO_LENGTH + 16_384 },
);

/** Queries a line of downtime in the report of a campaign's month, likewise. */
export const queryDowntime = operation(
  'queryDowntime',
  {
    orgID: documentID,
    campaignID: documentID,
    reportID: documentID,
    lineID: documentID,
    number,
    /** Of the report's month; all of it where none is named. */
    day: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
    reason: v.picklist(keysOf(DOWNTIME_PROBLEMS)),
    note: text,
  },
  v.object({}),
);

/** Writes about a problem; what is answered already is open again. Idempotent by how many messages its writer has seen. */
export const writeToProblem = operation(
  'writeToProblem',
  { orgID: documentID, problemID, seen: count, text },
  v.object({}),
);

/** Closes a problem for good. Idempotent. */
export const closeProblem = operation('closeProblem', { orgID: documentID, problemID }, v.object({}));
