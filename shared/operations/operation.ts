import * as v from '@fleetfoot/shared/schema';

/** Where the server functions run; part of their address. */
export const FUNCTIONS_REGION = 'africa-south1';

/** Time a server function may take before the client gives up, in milliseconds. */
export const FUNCTION_TIMEOUT_MS = 70_000;

/** Name of the server function that serves operations by name, as `NamedCallSchema` says. */
export const OPERATIONS = 'operations';

/** A call of an operation by its name. */
export const NamedCallSchema = v.strictObject({ operation: v.string(), request: v.unknown() });

export type NamedCall = v.InferOutput<typeof NamedCallSchema>;

/** What a server function does: one declaration for the function that validates, the client that calls and the form that resolves. */
export interface Operation<Request extends v.GenericSchema, Response extends v.GenericSchema> {
  readonly name: string;
  /**
   * A server function of this name serves it alone: the product's specification names its address, or it needs an instance of its
   * own. All others are served by `operations`.
   */
  readonly hasOwnAddress?: true;
  readonly request: Request;
  /** Everything the client may see: the leak guard. */
  readonly response: Response;
  /** Largest request that is looked at, where it is another than usual. */
  readonly mostBytes?: number;
  /** It changes nothing that pages show: they need not be read again after it. */
  readonly isRead?: true;
}

/** Declares an operation. Strict all the way down: a field nobody declared is refused, not dropped. */
export function operation<Request extends v.ObjectEntries, Response extends v.GenericSchema>(
  name: string,
  request: Request,
  response: Response,
  more: Pick<Operation<v.GenericSchema, Response>, 'hasOwnAddress' | 'mostBytes' | 'isRead'> = {},
): Operation<v.StrictObjectSchema<Request, undefined>, Response> {
  return { name, request: v.strictObject(request), response, ...more };
}

/** One segment of a path, and none of the names that Firestore keeps for itself. */
export const documentID = v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,128}$/));

/** A version 4 UUID, made once per press of a button that pays or replaces a key: the same again does nothing twice. */
export const attemptID = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i));

/** A whole number from 0, such as a count or an amount in cents. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A moment in milliseconds since 1970, to the end of the last year that the database knows. */
export const millis = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999));

/** A card, as Stripe names it. */
export const paymentMethodID = v.pipe(v.string(), v.regex(/^pm_\w{1,120}$/));
