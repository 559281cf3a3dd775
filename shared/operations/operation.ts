import * as v from 'valibot';

/** A server function: one declaration for the function that validates, the client that calls and the form that resolves. */
export interface Operation<Request extends v.GenericSchema, Response extends v.GenericSchema> {
  /** The deployed function's name. */
  readonly name: string;
  readonly request: Request;
  /** Everything the client may see: the leak guard. */
  readonly response: Response;
  /** Largest request that is looked at, where it is another than usual. */
  readonly mostBytes?: number;
}

/** Declares an operation. Strict all the way down: a field nobody declared is refused, not dropped. */
export function operation<Request extends v.ObjectEntries, Response extends v.GenericSchema>(
  name: string,
  request: Request,
  response: Response,
  limits: Pick<Operation<v.GenericSchema, Response>, 'mostBytes'> = {},
): Operation<v.StrictObjectSchema<Request, undefined>, Response> {
  return { name, request: v.strictObject(request), response, ...limits };
}

/** One segment of a path, and none of the names that Firestore keeps for itself. */
export const documentId = v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,128}$/));
