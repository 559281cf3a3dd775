import * as v from 'valibot';

/** What the schema has against the document, in one line. */
export function issuesOf(schema: v.GenericSchema, document: unknown): string | undefined {
  const { issues } = v.safeParse(schema, document);
  return issues
    ?.map((issue) => `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`.slice(0, 160))
    .join('; ');
}
