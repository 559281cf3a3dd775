import * as v from 'valibot';
import { isColumnKey } from './columns';
import type { RememberedHeadings } from './mapping';

const StoredSchema = v.object({
  value: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
});

/**
 * Reads the document that headings are remembered in. A column that is no more is left out.
 * @throws ValiError when it is something else
 */
export function parseHeadings(data: unknown): RememberedHeadings {
  const { value } = v.parse(StoredSchema, data);
  return Object.fromEntries(Object.entries(value).filter(([key]) => isColumnKey(key)));
}
