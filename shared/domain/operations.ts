import * as v from 'valibot';
import { OrganizationDetailsSchema } from './organization';
import { ProfileDetailsSchema } from './people';

/** A server function: one declaration for the function that validates, the client that calls and the form that resolves. */
export interface Operation<Request extends v.GenericSchema, Response extends v.GenericSchema> {
  /** The deployed function's name. */
  readonly name: string;
  readonly request: Request;
  /** Everything the client may see: the leak guard. */
  readonly response: Response;
}

function operation<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  name: string,
  request: Request,
  response: Response,
): Operation<Request, Response> {
  return { name, request, response };
}

const documentId = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));

/** Joins the organisation of a team invitation that was sent to the caller's number. */
export const acceptTeamInvite = operation(
  'AcceptTeamInvite',
  v.object({ orgID: documentId, inviteID: documentId, userData: ProfileDetailsSchema }),
  v.object({ orgID: v.string() }),
);

/** Founds the organisation that a 'create' invitation to the caller's number stands for. Idempotent per invitation. */
export const createOrganization = operation(
  'createOrganization',
  v.object({ inviteID: documentId, organization: OrganizationDetailsSchema }),
  v.object({ orgID: v.string() }),
);

/** Where the server functions run; part of their address. */
export const FUNCTIONS_REGION = 'africa-south1';

/** Time a server function may take before the client gives up, in milliseconds. */
export const FUNCTION_TIMEOUT_MS = 70_000;
