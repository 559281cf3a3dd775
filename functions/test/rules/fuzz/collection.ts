import type * as fc from 'fast-check';
import type { Subject } from './subject';
import type { Fields } from './value';
import type { Write } from './write';

/** A collection under fuzz. */
export interface Collection {
  readonly name: string;
  readonly writes: fc.Arbitrary<Write>;
  /** The right documents that writes begin with. */
  readonly shapes: Readonly<Record<string, Fields>>;
  /** The document that an `existing` write meets; put back before each write. Without it, the ones of the setup do. */
  readonly stored?: Fields;
  /** Writes of one lane follow each other, because they meet the same document. */
  readonly lane: (write: Write) => string | undefined;
  /**
   * Why this write is wrong, said without the rules.
   * @param outcome the document as it would be; of no use for a `delete`
   */
  problem(write: Write, subject: Subject, outcome: Fields): string | undefined;
}

/** The lane of a document that several writes meet, where not every write has an id of its own. */
export function laneOf({ by, path }: Write): string | undefined {
  return path.includes('{id}') ? undefined : path.replace('{uid}', by);
}
