import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** `auth_time` of a sign-in's tokens, in seconds since 1970. */
const sessionID = v.pipe(v.string(), v.regex(/^\d{1,12}$/));

/** Tells the server which device a sign-in is on. Idempotent. */
export const startSession = operation(
  'startSession',
  {
    /** 256 random bits that this browser keeps, in base64url. */
    deviceKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    /** What the browser says it is. */
    agent: v.pipe(v.string(), v.maxLength(400)),
  },
  v.object({
    sessionID: v.string(),
    /** Until when the sign-in is guarded, in milliseconds since 1970; not there when it is trusted. */
    guardedUntil: v.optional(v.number()),
    /** It was ended: nothing more will be done for it. */
    isEnded: v.optional(v.boolean()),
  }),
  { isRead: true },
);

/**
 * Lets a guarded sign-in do everything its user may do.
 * @param orgID the organisation whose Admin approves; left out by the user themself, on a device that is known
 */
export const approveSession = operation(
  'approveSession',
  { uid: documentID, sessionID, orgID: v.optional(documentID) },
  v.object({}),
);

/**
 * Ends sign-ins. Idempotent.
 * @param orgID the organisation whose Admin ends them; left out by the user themself
 * @param sessionID all of the user without it
 * @param isStrange "This was not me": the device is not the user's
 */
export const endSessions = operation(
  'endSessions',
  {
    uid: documentID,
    sessionID: v.optional(sessionID),
    orgID: v.optional(documentID),
    isStrange: v.optional(v.boolean()),
  },
  v.object({}),
);
