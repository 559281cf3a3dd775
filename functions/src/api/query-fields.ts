import { ApiFailure } from './api-failure';

/** @throws ApiFailure `request_invalid` for a parameter that is there twice */
export function queryFields(query: URLSearchParams): Record<string, string> {
  const fields = Object.fromEntries(query);
  const twice = Object.keys(fields).find((name) => query.getAll(name).length > 1);
  if (twice === undefined) return fields;
  throw new ApiFailure('request_invalid', { message: 'This parameter is there twice.', param: twice });
}
