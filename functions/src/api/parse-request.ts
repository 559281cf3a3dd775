import { API_LIMITS, type WrongField } from '@fleetfoot/shared/api';
import * as v from 'valibot';
import { OWN_WORDS } from '../platform/sentence-of';
import { ApiFailure } from './api-failure';

type Issue = v.BaseIssue<unknown>;

/** A schema of several kinds, and the field that says which. */
interface Kinds {
  readonly key: string;
  readonly options: readonly (v.GenericSchema & {
    readonly entries: Readonly<Record<string, { readonly literal?: unknown }>>;
  })[];
}

function isUnknown({ expected }: Issue): boolean {
  return expected === 'never';
}

/** What is wrong with a field. Never what was sent. */
function messageOf(issue: Issue): string {
  if (isUnknown(issue)) return 'There is no such field here.';
  if (issue.input === undefined) return 'This field is missing.';
  return issue.message;
}

/** All that is wrong, and where: each field once. */
export function wrongIn(issues: readonly Issue[], nameOf = (path: string) => path): readonly WrongField[] {
  const wrong = new Map<string, WrongField>();
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    const param = path === null ? undefined : nameOf(path);
    if (param !== undefined && !wrong.has(param)) wrong.set(param, { param, message: messageOf(issue) });
  }
  return [...wrong.values()];
}

/** @param fields what is wrong; the first one is `message` and `param`, too */
export function wrongFields(fields: readonly WrongField[]): ApiFailure {
  const errors = fields.slice(0, API_LIMITS.errorsMax);
  return new ApiFailure('request_invalid', { ...errors[0], ...(errors.length > 0 && { errors }) });
}

function issuesIn(schema: v.GenericSchema, value: unknown): readonly Issue[] {
  return v.safeParse(schema, value, OWN_WORDS).issues ?? [];
}

/** The unknown fields beside the first ones: an object tells of one at a time, so each is taken away for the next. */
function furtherUnknown(schema: v.GenericSchema, value: unknown): readonly Issue[] {
  const left: unknown = structuredClone(value);
  const found: Issue[] = [];
  let unknown = issuesIn(schema, left).filter(isUnknown);
  while (unknown.length > 0 && found.length < API_LIMITS.errorsMax) {
    found.push(...unknown);
    for (const { path } of unknown) {
      const { input, key } = path?.at(-1) ?? {};
      delete (input as Record<string, unknown>)[String(key)];
    }
    unknown = issuesIn(schema, left).filter(isUnknown);
  }
  return found;
}

/** Where it is not said of which kind a body is: what is wrong with it as any kind. */
function wrongAsAnyKind({ key, options }: Kinds, value: unknown): readonly Issue[] {
  const [first = [], ...others] = options.map((option) =>
    allIssues(option, { ...(value as object), [key]: option.entries[key]?.literal }),
  );
  const isSame = (one: Issue, other: Issue) =>
    v.getDotPath(one) === v.getDotPath(other) && messageOf(one) === messageOf(other);
  return first.filter((issue) => others.every((issues) => issues.some((other) => isSame(issue, other))));
}

/** What is wrong with a value, all of it. */
function allIssues(schema: v.GenericSchema, value: unknown): readonly Issue[] {
  const issues = issuesIn(schema, value);
  const isOfNoKind = issues[0]?.type === 'variant' && issues[0].path?.length === 1;
  return [
    ...issues,
    ...(isOfNoKind ? wrongAsAnyKind(schema as unknown as Kinds, value) : furtherUnknown(schema, value)),
  ];
}

/**
 * @param alsoWrong what else is wrong with a value that the schema refuses
 * @throws ApiFailure `request_invalid`
 */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  alsoWrong: () => readonly WrongField[] = () => [],
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, OWN_WORDS);
  if (result.success) return result.output;
  const wrong = wrongIn(allIssues(schema, value));
  const isNew = ({ param }: WrongField) => wrong.every((other) => other.param !== param);
  throw wrongFields([...wrong, ...alsoWrong().filter(isNew)]);
}

/** @throws ApiFailure `request_invalid` for parameters that are there twice */
export function queryFields(query: URLSearchParams): Record<string, string> {
  const fields = Object.fromEntries(query);
  const twice = Object.keys(fields).filter((name) => query.getAll(name).length > 1);
  if (twice.length === 0) return fields;
  throw wrongFields(twice.map((param) => ({ param, message: 'This parameter is there twice.' })));
}
