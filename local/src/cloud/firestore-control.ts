import { mkdirSync } from 'node:fs';
import { CloudError } from './cloud-error';

/** A Firestore emulator and the project whose data it holds. */
export interface FirestoreEndpoint {
  /** `127.0.0.1:8080` */
  readonly host: string;
  readonly projectId: string;
}

const OVERALL_METADATA = 'firestore/firestore.overall_export_metadata';

async function control(
  { host, projectId }: FirestoreEndpoint,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new CloudError(`The Firestore emulator refused ${method} ${path}: ${text}`);
  return text;
}

/** Whether the emulator answers. */
export async function answers(host: string): Promise<boolean> {
  const response = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) });
  return response.ok;
}

/**
 * Puts Security Rules into force.
 * @param rules the text of `firestore.rules`
 * @throws CloudError with line and column when they do not compile
 */
export async function putRules(endpoint: FirestoreEndpoint, rules: string): Promise<void> {
  await control(endpoint, 'PUT', ':securityRules', {
    rules: { files: [{ name: 'firestore.rules', content: rules }] },
  });
}

/** Deletes every document. */
export async function deleteDocuments(endpoint: FirestoreEndpoint): Promise<void> {
  await control(endpoint, 'DELETE', '/databases/(default)/documents');
}

/** Writes every document below `folder`, in the format that {@link firestoreSeed} names. */
export async function exportDocuments(endpoint: FirestoreEndpoint, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await control(endpoint, 'POST', ':export', {
    database: `projects/${endpoint.projectId}/databases/(default)`,
    export_directory: folder,
    export_name: 'firestore',
  });
}

/** The file, within an exported folder, that the emulator starts from. */
export function firestoreSeed(folder: string): string {
  return `${folder}/${OVERALL_METADATA}`;
}
