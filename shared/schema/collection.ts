import type * as v from 'valibot';

/** One id for every placeholder of a template. */
type IDs<Template extends string> = Template extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...ids: IDs<Rest>]
  : [];

/** The ids of a document's collection: all but the document's own. */
type CollectionIDs<Template extends string> =
  IDs<Template> extends [...infer Ids extends string[], string] ? Ids : [];

/** What a reader of a collection may ask for; the security rules allow no more. */
export interface CollectionLimits {
  /** Most documents in one query. Not there: no client may list the collection. */
  readonly mostInQuery?: number;
  /** Most documents in one query of all collections of this name. */
  readonly mostInGroupQuery?: number;
}

/** A collection of documents, as `collection()` declares it. */
export interface Collection<Template extends string, Schema extends v.GenericSchema> {
  /** As `firestore.rules` writes it: `Organizations/{orgID}/Deliveries/{deliveryID}`. */
  readonly template: Template;
  /** Reads a stored document, its times as Dates. */
  readonly schema: Schema;
  /** Name of the collection, by which all collections of that name are queried. */
  readonly name: string;
  /** Path of the collection: `path(orgID)`. */
  path(...ids: CollectionIDs<Template>): string;
  /** Path of one document: `document(orgID, deliveryID)`. */
  document(...ids: IDs<Template>): string;
}

/** The only document of its kind in its place, as `singleDocument()` declares it. */
export interface SingleDocument<Template extends string, Schema extends v.GenericSchema> {
  readonly template: Template;
  readonly schema: Schema;
  /** Path of the document: `document(orgID)`. */
  document(...ids: IDs<Template>): string;
}

function fill(template: string, ids: readonly string[]): string {
  let next = 0;
  return template.replace(/\{\w+\}/g, () => ids[next++] ?? '');
}

/**
 * Declares a collection.
 * @param template path of a document, its ids as placeholders
 * @param schema reads a stored document
 */
export function collection<
  const Template extends string,
  Schema extends v.GenericSchema,
  const Limits extends CollectionLimits = Record<never, never>,
>(template: Template, schema: Schema, limits?: Limits): Collection<Template, Schema> & Limits {
  const above = template.slice(0, template.lastIndexOf('/'));
  return {
    ...(limits as Limits),
    template,
    schema,
    name: above.slice(above.lastIndexOf('/') + 1),
    path: (...ids) => fill(above, ids),
    document: (...ids) => fill(template, ids),
  };
}

/** Declares a document that there is one of. */
export function singleDocument<const Template extends string, Schema extends v.GenericSchema>(
  template: Template,
  schema: Schema,
): SingleDocument<Template, Schema> {
  return { template, schema, document: (...ids) => fill(template, ids) };
}
