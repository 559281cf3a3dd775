import type { FirstRead } from '../../contract/registry-line';

/** A first read as the page's script is told of it: the query as the REST interface of the database asks it, too. */
export function toldRead({ path, orderBy, pageSize }: FirstRead) {
  const [field, direction] = orderBy;
  const order = direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
  return {
    read: { path, orderBy, pageSize },
    structuredQuery: {
      from: [{ collectionId: path.slice(path.lastIndexOf('/') + 1) }],
      // As the SDK orders what is alike, so that both ask the same.
      orderBy: [field, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: order })),
      limit: pageSize,
    },
  };
}
