import createClient from 'openapi-fetch';

/** @type {typeof import('./index').fleetfoot} */
export function fleetfoot({ key, origin, fetch }) {
  return createClient({
    baseUrl: new URL('/v1', origin).href,
    headers: { Authorization: `Bearer ${key}` },
    fetch,
  });
}
