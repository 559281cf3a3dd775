import { OPERATIONS } from '@fleetfoot/shared/operations';
import { expect, type Page } from '@playwright/test';
import type { Cloud } from './cloud';
import { storedUsers } from './storage';

/** The ID token that a page's browser holds: what its user could use outside the dashboard. */
export async function idTokenOf(page: Page): Promise<string> {
  let token: string | undefined;
  // A page may show its first screen before the SDK has put its user there.
  await expect(async () => {
    const [user] = await storedUsers(page);
    token = user?.value.stsTokenManager.accessToken;
    expect(token).toBeDefined();
  }).toPass();
  return token ?? '';
}

/** Requests with a user's own token, past the dashboard. Each resolves with the HTTP status of the answer. */
export interface OwnRequests {
  read(path: string): Promise<number>;
  remove(path: string): Promise<number>;
  call(operation: string, request: object): Promise<number>;
}

export function requestsWith(cloud: Cloud, idToken: string): OwnRequests {
  const { projectId, functionsRegion } = cloud.firebase;
  const documents = `${cloud.firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const functions = `${cloud.functionsUrl}/${projectId}/${functionsRegion}`;

  async function send(url: string, method: string, body?: object): Promise<number> {
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
    const { status } = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return status;
  }
  return {
    read: (path) => send(`${documents}/${path}`, 'GET'),
    remove: (path) => send(`${documents}/${path}`, 'DELETE'),
    call: (operation, request) =>
      send(`${functions}/${OPERATIONS}`, 'POST', { data: { operation, request } }),
  };
}
