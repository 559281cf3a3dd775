/**
 * Leaves out the regular-expression engine of Firestore's pipelines (ADR 33). The product runs queries alone, and
 * `npm run lint` refuses to import pipelines, which need the engine.
 */
export const firestoreAlias = { re2js$: false };
