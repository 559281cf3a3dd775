// By REST, in the chunk of functions: counting with the SDK would make it larger for every page.
import * as v from 'valibot';
import type { FirebaseConfig } from './firebase-config';
import { postJson, type Tokens } from './post-json';
import { type FilterValue, restFilter, restWhere } from './rest-filter';

const COUNT_TIMEOUT_MS = 15_000;

/** Documents of a collection that fit every filter, to be counted and not read. */
export interface CountQuery {
  /** Path of the collection. */
  readonly path: string;
  /** Fields that have a value or, for a list, one of several. */
  readonly where?: readonly (readonly [field: string, value: FilterValue | readonly FilterValue[]])[];
  /** Moments that a field lies between. */
  readonly range?: {
    readonly field: string;
    readonly from: Date;
    /** Excluded; without it, any later moment. */
    readonly before?: Date;
  };
  /** No further than this is counted. The security rules refuse a query without a bound. */
  readonly limit: number;
}

const CountSchema = v.pipe(
  v.tuple([
    v.object({
      result: v.object({ aggregateFields: v.object({ count: v.object({ integerValue: v.string() }) }) }),
    }),
  ]),
  v.transform(([{ result }]) => Number(result.aggregateFields.count.integerValue)),
);

/** The query as the REST interface takes it. */
export function countRequest({ path, where = [], range, limit }: CountQuery): object {
  const filters = [
    ...where.map(([field, value]) => restFilter(field, Array.isArray(value) ? 'IN' : 'EQUAL', value)),
    ...(range ? [restFilter(range.field, 'GREATER_THAN_OR_EQUAL', range.from)] : []),
    ...(range?.before ? [restFilter(range.field, 'LESS_THAN', range.before)] : []),
  ];
  return {
    structuredAggregationQuery: {
      aggregations: [{ alias: 'count', count: {} }],
      structuredQuery: {
        from: [{ collectionId: path.slice(path.lastIndexOf('/') + 1) }],
        ...restWhere(filters),
        limit,
      },
    },
  };
}

/**
 * Counts documents as the user of these tokens.
 * @returns how many there are, the query's limit at most
 */
export async function countByRest(
  { projectId }: FirebaseConfig,
  tokens: Tokens,
  query: CountQuery,
): Promise<number> {
  const parent = query.path.split('/').slice(0, -1).map(encodeURIComponent).join('/');
  const database = `projects/${projectId}/databases/(default)/documents`;
  const address = `https://firestore.googleapis.com/v1/${database}/${parent}:runAggregationQuery`;
  return v.parse(CountSchema, await postJson(address, tokens, countRequest(query), COUNT_TIMEOUT_MS));
}
