import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName } from '@fleetfoot/shared/api';
import { ApiFailure } from './api-failure';

export interface RouteMatch {
  readonly name: ApiRouteName;
  readonly deliveryID: string;
}

/** The path below API_BASE, which stands before it only behind Hosting. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path === API_BASE || path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : path;
}

function idIn(template: string, path: string): string | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  let id = '';
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part === '{id}') id = value;
    else if (part !== value) return undefined;
  }
  // What cannot be an ID leads nowhere.
  return template.includes('{id}') && !/^(?!__.*__$)[\w-]{1,128}$/.test(id) ? undefined : id;
}

const ROUTES = Object.entries(API_ROUTES) as readonly (readonly [ApiRouteName, ApiRoute])[];

/** The template of a path, whatever the method; `undefined` where the API has nothing. */
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
