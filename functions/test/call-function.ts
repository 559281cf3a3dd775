import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import { emulators } from './emulators';

/** What a callable function sends over HTTP. */
export interface Answer {
  readonly status: number;
  readonly body: {
    readonly result?: unknown;
    readonly error?: {
      readonly status: string;
      readonly message: string;
      readonly details?: { readonly code: string; readonly userMessage: string };
    };
  };
}

const { functions, projectId } = emulators();

/** Calls a function as the browser does. */
export async function callFunction(name: string, data: unknown, bearer?: string): Promise<Answer> {
  const response = await fetch(`${functions}/${projectId}/${FUNCTIONS_REGION}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** What the client makes of a refusal. */
export function refusal({ body }: Answer) {
  const { status, details } = body.error ?? {};
  return { status, ...details };
}
