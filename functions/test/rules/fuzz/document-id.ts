import * as v from 'valibot';

/** Ids become parts of web addresses. */
export const DocumentId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/));
