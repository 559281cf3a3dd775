import * as v from 'valibot';
import type { RawDocument } from '../raw-document';

/** A value as the REST interface writes it: an object of one field, named after the value's kind. */
type RestValue = Readonly<Record<string, unknown>>;

const DocumentSchema = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  createTime: v.string(),
  updateTime: v.string(),
});

/** A line of the answer: a document, or only the time at which there was none. */
const LinesSchema = v.array(v.object({ readTime: v.string(), document: v.optional(DocumentSchema) }));

export type RestDocument = v.InferOutput<typeof DocumentSchema>;

const AnswerSchema = v.object({
  /** Name of the document that has the collection. */
  parent: v.string(),
  /** What was asked of it. */
  structuredQuery: v.looseObject({}),
  lines: v.pipe(LinesSchema, v.minLength(1)),
});

/** What a query found when it was asked by REST. */
export interface RestAnswer {
  readonly parent: string;
  readonly structuredQuery: object;
  /** When it was so, by the server's clock, in RFC 3339. */
  readonly readTime: string;
  readonly documents: readonly RestDocument[];
}

/** @returns `undefined` for anything that is no answer to a query */
export function readAnswer(answer: unknown): RestAnswer | undefined {
  const { success, output } = v.safeParse(AnswerSchema, answer);
  const readTime = success ? output.lines[0]?.readTime : undefined;
  if (!success || readTime === undefined) return undefined;
  const { parent, structuredQuery, lines } = output;
  return { parent, structuredQuery, readTime, documents: lines.flatMap(({ document = [] }) => document) };
}

function plainValue(value: RestValue): unknown {
  const [kind, content] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'timestampValue':
      return new Date(String(content));
    case 'arrayValue':
      return ((content as { readonly values?: readonly RestValue[] }).values ?? []).map(plainValue);
    case 'mapValue':
      return plainFields((content as { readonly fields?: Readonly<Record<string, RestValue>> }).fields ?? {});
    default:
      return content;
  }
}

function plainFields(fields: Readonly<Record<string, RestValue>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** The document as the SDK would give it. */
export function toRawDocument({ name, fields }: RestDocument): RawDocument {
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  return { id: path.slice(path.lastIndexOf('/') + 1), path, fields: plainFields(fields) };
}
