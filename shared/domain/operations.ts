import * as v from 'valibot';
import { BillingAddressSchema, OrganizationDetailsSchema, RoleSchema } from './organization';
import { ProfileDetailsSchema } from './people';
import { parseMobileNumber } from './phone';

/** A server function: one declaration for the function that validates, the client that calls and the form that resolves. */
export interface Operation<Request extends v.GenericSchema, Response extends v.GenericSchema> {
  /** The deployed function's name. */
  readonly name: string;
  readonly request: Request;
  /** Everything the client may see: the leak guard. */
  readonly response: Response;
}

// Strict all the way down: a field nobody declared is refused, not dropped.
function operation<Request extends v.ObjectEntries, Response extends v.GenericSchema>(
  name: string,
  request: Request,
  response: Response,
): Operation<v.StrictObjectSchema<Request, undefined>, Response> {
  return { name, request: v.strictObject(request), response };
}

// One segment of a path, and none of the names that Firestore keeps for itself.
const documentId = v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,128}$/));

// E.164 only: one number is always the same text.
const mobileNumber = v.pipe(
  v.string(),
  v.check((input) => {
    const number = parseMobileNumber(input);
    return number.ok && number.value === input;
  }),
);

/** Joins the organisation of a team invitation that was sent to the caller's number. */
export const acceptTeamInvite = operation(
  'AcceptTeamInvite',
  { orgID: documentId, inviteID: documentId, userData: v.strictObject(ProfileDetailsSchema.entries) },
  v.object({ orgID: v.string() }),
);

/** Founds the organisation that a 'create' invitation to the caller's number stands for. Idempotent per invitation. */
export const createOrganization = operation(
  'createOrganization',
  {
    inviteID: documentId,
    organization: v.strictObject({
      ...OrganizationDetailsSchema.entries,
      billingAddress: v.strictObject(BillingAddressSchema.entries),
    }),
  },
  v.object({ orgID: v.string() }),
);

/** Invites a number to the team. For Admins, like the three below. Idempotent per number and role. */
export const inviteTeamMember = operation(
  'inviteTeamMember',
  { orgID: documentId, phoneNumber: mobileNumber, role: RoleSchema },
  v.object({ inviteID: v.string() }),
);

/** Takes a team invitation back. Idempotent. */
export const deleteInvite = operation(
  'deleteInvite',
  { orgID: documentId, inviteID: documentId },
  v.object({}),
);

/** Removes somebody else from the team. Idempotent. */
export const deleteMember = operation(
  'deleteMember',
  { orgID: documentId, memberID: documentId },
  v.object({}),
);

/** Gives somebody else in the team a role. Idempotent. */
export const changeRole = operation(
  'changeRole',
  { orgID: documentId, memberID: documentId, role: RoleSchema },
  v.object({ role: RoleSchema }),
);

/** Where the server functions run; part of their address. */
export const FUNCTIONS_REGION = 'africa-south1';

/** Time a server function may take before the client gives up, in milliseconds. */
export const FUNCTION_TIMEOUT_MS = 70_000;
