/** When the server last confirmed the answer to each query on this page, in milliseconds since 1970. */
const confirmed = new Map<string, number>();

/** What the cache knows of a query besides the documents. */
export interface CacheKnowledge {
  /** The documents are those that other queries have brought: there may be more. */
  readonly isPart?: boolean;
  /** When the server last said that these are all. */
  readonly confirmedAt?: number | undefined;
}

/** Notes that the server has confirmed the answer to a query, or tells what its answer out of the cache is worth. */
export function knowledgeOf(query: string, fromCache: boolean): CacheKnowledge {
  if (!fromCache) confirmed.set(query, Date.now());
  const confirmedAt = confirmed.get(query);
  return confirmedAt === undefined ? { isPart: true } : { confirmedAt };
}
