import * as v from 'valibot';

/** Reads one document: `{ id, path, ...fields }`, every Timestamp already a Date; throws when it is broken. */
export type ParseDocument<T> = (data: unknown) => T;

/**
 * What is asked for all the same where nobody listens because data is dear: `true` what its user waits for, now and then; `page` what
 * holds for all pages, when one begins or is seen again.
 */
export type Awaiting = true | 'page';

/** A bounded query over a collection, or over all collections of a name. */
export interface CollectionQuery<T> {
  /** Path of the collection, or the collection's name with `group`. */
  readonly path: string;
  /** Every collection named `path`, wherever it is. */
  readonly group?: true;
  /** Equality filters, all of which hold. */
  readonly where?: readonly (readonly [field: string, value: string | boolean | number])[];
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Most documents to read. The security rules refuse a query without a bound. */
  readonly limit: number;
  /** The rules show it to trusted sign-ins only: the server is told of this one before it is read live. Never kept. */
  readonly trusted?: true;
  /** Its last answer may rest on the user's device, for when there is no connection. */
  readonly keep?: true;
  readonly awaited?: Awaiting;
  /** A document it throws for is reported and left out. */
  readonly parse: ParseDocument<T>;
}

/** An ordered query without an end: it is read page by page. */
export interface PagedQuery<T> extends Omit<CollectionQuery<T>, 'group' | 'limit' | 'orderBy'> {
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  /** Moments that the field of the order lies between, in milliseconds since 1970. */
  readonly range?: { readonly from?: number /** Excluded. */; readonly before?: number };
  /** How many documents the first page has. */
  readonly pageSize: number;
}

export interface DocumentQuery<T> {
  /** Path of the document. */
  readonly path: string;
  /** The rules show it to trusted sign-ins only: the server is told of this one before it is read live. */
  readonly trusted?: true;
  /** As of a collection; what only the trusted read is never kept. */
  readonly keep?: true;
  /** As of a collection; for a document that is neither trusted nor kept. */
  readonly awaited?: true;
  readonly parse: ParseDocument<T>;
}

/** A query without its parse function: plain data, equal by value. */
export type CollectionTarget = Omit<CollectionQuery<unknown>, 'parse'>;

/** A paged query without its parse function. */
export type PagedTarget = Omit<PagedQuery<unknown>, 'parse'>;

/**
 * A query's parse function from a schema.
 * @throws ValiError, from the returned function, naming the fields that do not fit
 */
export function parseWith<Schema extends v.GenericSchema>(
  schema: Schema,
): (data: unknown) => v.InferOutput<Schema> {
  return (data) => v.parse(schema, data);
}
