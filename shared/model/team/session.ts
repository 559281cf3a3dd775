import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** One sign-in of a user. The server writes it; the id is the `auth_time` of its tokens, in seconds since 1970. */
export const SessionSchema = v.object({
  id: v.string(),
  deviceID: v.string(),
  /** What the device says it is: `Chrome on Android`. */
  device: v.string(),
  /** IP address of the last start; empty when it is not known. */
  address: v.string(),
  createdAt: v.date(),
  lastSeen: v.date(),
  /** Trusted from this moment on. */
  guardedUntil: v.date(),
  /** uid of who approved it. */
  approvedBy: v.optional(v.string()),
  endedAt: v.optional(v.date()),
});

/** A browser of a user, by the hash of its secret. Only server functions read it. */
export const DeviceSchema = v.object({
  firstSeen: v.date(),
  lastSeen: v.date(),
  /** Known from this moment on. */
  guardedUntil: v.date(),
  /** When the user or an Admin said that it is not the user's. */
  reportedAt: v.optional(v.date()),
});

/** What the Admins of an organisation are told of a sign-in on a new device. The id is `<uid>-<session>`. */
export const SessionAlertSchema = v.object({
  id: v.string(),
  /** Whose sign-in it is. */
  uid: v.string(),
  fullName: v.string(),
  sessionID: v.string(),
  device: v.string(),
  address: v.string(),
  at: v.date(),
  guardedUntil: v.date(),
  /** Until somebody approves or ends the session. */
  isOpen: v.boolean(),
});

export type Session = v.InferOutput<typeof SessionSchema>;

/** Guarded until somebody approves: no time ends it. */
export const GUARDED_WITHOUT_END = new Date('9999-01-01T00:00:00Z');

/** Of what was trusted from its beginning: a moment that no clock is before. */
export const NEVER_GUARDED = new Date(0);

/** Whether a session may do at a moment what a guarded one may not. */
export function isTrusted(
  { guardedUntil, endedAt }: Pick<Session, 'guardedUntil' | 'endedAt'>,
  at: Date,
): boolean {
  return endedAt === undefined && guardedUntil <= at;
}

export const sessions = collection('Users/{uid}/Sessions/{sessionID}', SessionSchema, { mostInQuery: 50 });

export const devices = collection('Users/{uid}/Devices/{deviceID}', DeviceSchema);

export const sessionAlerts = collection('Organizations/{orgID}/SessionAlerts/{alertID}', SessionAlertSchema, {
  mostInQuery: 20,
});
