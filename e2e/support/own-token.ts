import type { Page } from '@playwright/test';
import type { Cloud } from './cloud';
import { readStorage } from './storage';

interface StoredUser {
  readonly value: { readonly stsTokenManager: { readonly accessToken: string } };
}

/** The ID token that a page's browser holds: what its user could use outside the dashboard. */
export async function idTokenOf(page: Page): Promise<string> {
  const { databases } = await readStorage(page);
  const [user] = JSON.parse(
    databases['firebaseLocalStorageDb/firebaseLocalStorage'] ?? '[]',
  ) as readonly StoredUser[];
  if (!user) throw new Error('Nobody is signed in.');
  return user.value.stsTokenManager.accessToken;
}

/** Requests with a user's own token, past the dashboard. Each resolves with the HTTP status of the answer. */
export interface OwnRequests {
  read(path: string): Promise<number>;
  remove(path: string): Promise<number>;
  call(name: string, data: object): Promise<number>;
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
    call: (name, data) => send(`${functions}/${name}`, 'POST', { data }),
  };
}
