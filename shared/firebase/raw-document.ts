import { report } from './firebase-config';
import type { ParseDocument } from './query';

/** A document as the server has it, Timestamps turned into Dates. */
export interface RawDocument {
  readonly id: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Parses a document. Its own id and path outrank fields of those names. */
export function readDocument<T>({ id, path, fields }: RawDocument, parse: ParseDocument<T>): T {
  return parse({ ...fields, id, path });
}

/**
 * A reader of document lists that leaves broken documents out and reports each of them once.
 */
export function listReader<T>(parse: ParseDocument<T>): (documents: readonly RawDocument[]) => T[] {
  const reported = new Set<string>();
  return (documents) =>
    documents.flatMap((document) => {
      try {
        return [readDocument(document, parse)];
      } catch (error) {
        if (!reported.has(document.path)) report(error, { document: document.path });
        reported.add(document.path);
        return [];
      }
    });
}
