import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { Answer } from '../call-function';
import { emulators } from '../emulators';

const { functions, projectId } = emulators();

/** The address of a function. */
export function addressOf(name: string): string {
  return `${functions}/${projectId}/${FUNCTIONS_REGION}/${name}`;
}

/** Posts to a function as the browser does; the answer in the shape of a callable function's. */
export async function postFunction(name: string, data: unknown, bearer?: string): Promise<Answer> {
  const response = await fetch(addressOf(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify(data),
  });
  const body: unknown = await response.json();
  return { status: response.status, body: response.ok ? { result: body } : (body as Answer['body']) };
}
