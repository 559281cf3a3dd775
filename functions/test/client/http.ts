import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import { functionsOrigin, projectId } from '../world/emulators';
import { type Answer, type ApiAnswer, type ApiOptions, apiRequest, callOf } from './answer';

/** The address of a function in the Functions emulator. */
export function addressOf(name: string): string {
  return `${functionsOrigin()}/${projectId()}/${FUNCTIONS_REGION}/${name}`;
}

function post(name: string, data: unknown, bearer: string | undefined): Promise<Response> {
  return fetch(addressOf(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify(data),
  });
}

/** Runs one job of a schedule, as the local cloud runs a schedule. Returns the status of the answer. */
export async function runJob(schedule: string, job: string): Promise<number> {
  // The emulator numbers what has no address of its own.
  const { status } = await fetch(addressOf(`${schedule}-0`), {
    method: 'POST',
    headers: { 'x-cloudscheduler-jobname': `jobs/${job}` },
  });
  return status;
}

/** Calls an operation as the browser does. */
export async function callFunction(operation: string, request: unknown, bearer?: string): Promise<Answer> {
  const { name, data } = callOf(operation, request);
  const response = await post(name, { data }, bearer);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Posts to a function as the browser does; the answer in the shape of a callable function's. */
export async function postFunction(name: string, data: unknown, bearer?: string): Promise<Answer> {
  const response = await post(name, data, bearer);
  const body: unknown = await response.json();
  return { status: response.status, body: response.ok ? { result: body } : (body as Answer['body']) };
}

/** Calls the API as any HTTP client does. */
export async function api(method: string, path: string, options: ApiOptions = {}): Promise<ApiAnswer> {
  const { headers, text } = apiRequest(options);
  const response = await fetch(`${addressOf('v1')}${path}`, {
    method,
    headers,
    ...(text !== undefined && { body: text }),
  });
  const answer = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(answer) : answer };
}
