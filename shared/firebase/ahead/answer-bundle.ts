import type { RestAnswer } from './rest-answer';

/** The query within its bundle, which holds no other. */
const NAME = 'ahead';

/** An element with its length in bytes before it. */
function sized(element: object): string {
  const json = JSON.stringify(element);
  return `${new TextEncoder().encode(json).length}${json}`;
}

/**
 * An answer as a bundle of the SDK: it knows then what it would have been sent, and at what time.
 * @see https://firebase.google.com/docs/firestore/bundles
 */
export function answerBundle({ parent, structuredQuery, readTime, documents }: RestAnswer): string {
  const content = [
    { namedQuery: { name: NAME, bundledQuery: { parent, structuredQuery, limitType: 'FIRST' }, readTime } },
    ...documents.flatMap((document) => [
      { documentMetadata: { name: document.name, readTime, exists: true, queries: [NAME] } },
      { document },
    ]),
  ]
    .map(sized)
    .join('');
  const metadata = {
    ...{ id: `${NAME} ${readTime}`, createTime: readTime, version: 1 },
    ...{ totalDocuments: documents.length, totalBytes: new TextEncoder().encode(content).length },
  };
  return sized({ metadata }) + content;
}
