import { parseMobileNumber } from '@fleetfoot/shared/domain';
import { cleanString } from '@fleetfoot/shared/model/fields';
import { RoleSchema } from '@fleetfoot/shared/model/team/people';
import * as v from '@fleetfoot/shared/schema';
import { attemptID, documentID, operation } from './operation';

// E.164 only: one number is always the same text.
const mobileNumber = v.pipe(
  cleanString(),
  v.check((input) => {
    const number = parseMobileNumber(input);
    return number.ok && number.value === input;
  }),
);

/** Rolls the live key in the same step, for who leaves its circle has seen it. Idempotent per attempt. */
const rollKey = v.optional(v.strictObject({ keep: v.picklist(['now', '24h']), attemptID }));

/** A link as it was made. Its token is told in this answer alone. */
const madeLink = v.object({
  token: v.string(),
  /** The invitation's `linkedAt`, in milliseconds since 1970: while it has the same, this is its link. */
  linkedAt: v.number(),
});

/**
 * What became of a message. `limited`: there were as many today as there may be; `off`: this deployment sends none. Of an
 * invitation that was there already, whether it was ever sent.
 */
const messageOutcome = v.picklist(['sent', 'refused', 'failed', 'limited', 'off']);
export type MessageOutcome = v.InferOutput<typeof messageOutcome>;

/** Invites a number to the team, and sends it a link. For Admins, like all below. Idempotent per number and role. */
export const inviteTeamMember = operation(
  'inviteTeamMember',
  { orgID: documentID, phoneNumber: mobileNumber, role: RoleSchema },
  v.object({ inviteID: v.string(), message: messageOutcome, link: v.optional(madeLink) }),
);

/** Lets a team invitation hold as long again as a new one and, where messages are sent, sends it a new link. */
export const resendInvite = operation(
  'resendInvite',
  { orgID: documentID, inviteID: documentID },
  v.object({ message: messageOutcome, link: v.optional(madeLink) }),
);

/** Makes a new link of a team invitation to be passed on by hand, and lets it hold as long again as a new one. */
export const makeInviteLink = operation(
  'makeInviteLink',
  { orgID: documentID, inviteID: documentID },
  v.object({ link: madeLink }),
);

/** Takes a team invitation back. Idempotent. */
export const deleteInvite = operation(
  'deleteInvite',
  { orgID: documentID, inviteID: documentID },
  v.object({}),
);

/** Removes somebody else from the team, and revokes the named keys that they own. Idempotent. */
export const deleteMember = operation(
  'deleteMember',
  { orgID: documentID, memberID: documentID, rollKey },
  v.object({}),
);

/** Gives somebody else in the team a role, unless it is no longer the one that the Admin saw. Idempotent. */
export const changeRole = operation(
  'changeRole',
  // Pages that were opened before a release do not say what they show.
  { orgID: documentID, memberID: documentID, role: RoleSchema, seen: v.optional(RoleSchema), rollKey },
  v.object({ role: RoleSchema }),
);
