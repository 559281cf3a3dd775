/**
 * Stands in for the regular-expression engine that Firestore brings along for its pipelines, a third of its size. The product
 * asks queries, no pipelines.
 */
export const RE2JS = {
  /** @returns {never} */
  compile() {
    throw new Error(
      'Pipelines of Firestore cannot be used: the engine that they match texts with is left out of the build.',
    );
  },
};
