import * as v from 'valibot';
import { ApiFailure } from './api-failure';

/** What is wrong first, and where. Never what was sent. */
export function invalid(
  [issue]: readonly v.BaseIssue<unknown>[],
  nameOf = (path: string) => path,
): ApiFailure {
  const path = issue ? v.getDotPath(issue) : null;
  const param = path === null ? undefined : nameOf(path);
  const isUnknown = issue?.expected === 'never';
  const isMissing = issue?.input === undefined && !isUnknown;
  const message = isUnknown
    ? 'There is no such field here.'
    : isMissing
      ? 'This field is missing.'
      : issue?.type === 'variant'
        ? `Use one of ${issue.expected}.`
        : issue?.kind === 'schema'
          ? `This must be ${issue.expected}.`
          : issue?.message;
  return new ApiFailure('request_invalid', {
    ...(message !== undefined && { message }),
    ...(param !== undefined && { param }),
  });
}

/** @throws ApiFailure `request_invalid` */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw invalid(result.issues);
}

/** @throws ApiFailure `request_invalid` for a parameter that is there twice */
export function queryFields(query: URLSearchParams): Record<string, string> {
  const fields = Object.fromEntries(query);
  const twice = Object.keys(fields).find((name) => query.getAll(name).length > 1);
  if (twice === undefined) return fields;
  throw new ApiFailure('request_invalid', { message: 'This parameter is there twice.', param: twice });
}
