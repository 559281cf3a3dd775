import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName } from '@fleetfoot/shared/api';
import { documentID } from '@fleetfoot/shared/operations';
import { matchPath } from '@fleetfoot/shared/session/match-path';
import * as v from 'valibot';
import { ApiFailure } from './api-failure';

export interface RouteMatch {
  readonly name: ApiRouteName;
  readonly deliveryID: string;
}

const ROUTES = Object.entries(API_ROUTES) as readonly (readonly [ApiRouteName, ApiRoute])[];

/** Segments without escapes, and no slash at the end: every address of the API is spelled in one way. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/** The path below API_BASE; only requests through Hosting have that prefix. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path === API_BASE || path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : path;
}

/** The delivery ID in a path of a template, empty where the template has none; `undefined` for another path. */
function idIn(template: string, path: string): string | undefined {
  if (!PLAIN_PATH.test(path)) return undefined;
  const params = matchPath(template.replace('{id}', ':id'), path);
  if (!params) return undefined;
  const { id = '' } = params;
  // A text that cannot be an ID leads nowhere.
  return id === '' || v.is(documentID, id) ? id : undefined;
}

/** The template of a path, for any method; `undefined` when the API has no such path. */
export function templateOf(path: string): string | undefined {
  return ROUTES.find(([, route]) => idIn(route.path, path) !== undefined)?.[1].path;
}

/** @throws ApiFailure `route_not_found`, `method_not_allowed` */
export function matchRoute(method: string, path: string): RouteMatch {
  const here = ROUTES.filter(([, route]) => idIn(route.path, path) !== undefined);
  const found = here.find(([, route]) => route.method === method);
  if (found) return { name: found[0], deliveryID: idIn(found[1].path, path) ?? '' };
  if (here.length === 0) throw new ApiFailure('route_not_found');
  const allowed = here.map(([, route]) => route.method).join(', ');
  throw new ApiFailure('method_not_allowed', { headers: { Allow: allowed } });
}
