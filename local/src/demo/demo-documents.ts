/** A document to write: `Date`s become Timestamps. */
export interface DemoDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document that holds its own id. */
export function documentWithID(
  collection: string,
  id: string,
  data: Readonly<Record<string, unknown>>,
): DemoDocument {
  return { path: `${collection}/${id}`, data: { id, ...data } };
}
