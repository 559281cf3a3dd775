import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applicationDefault } from 'firebase-admin/app';
import { DATA_CHECKS } from './data-checks';
import { type Deployment, type IndexFile, type Look, openLook, type Reply, Unseen } from './look';
import { RUNNING_CHECKS } from './running-checks';
import { SIGN_IN_CHECKS } from './sign-in-checks';

const CHECKS = { ...SIGN_IN_CHECKS, ...DATA_CHECKS, ...RUNNING_CHECKS };

/** What one look told. */
export interface Finding {
  readonly name: string;
  readonly status: 'ok' | 'failed' | 'not checked';
  readonly says: string;
}

/** Looks at a live project; what cannot be looked at is told, never thrown. */
export async function checkProject(look: Look, deployment: Deployment): Promise<readonly Finding[]> {
  return Promise.all(
    Object.entries(CHECKS).map(async ([name, check]): Promise<Finding> => {
      try {
        return { name, status: 'ok', says: await check(look, deployment) };
      } catch (error) {
        const says = error instanceof Error ? error.message : String(error);
        return { name, status: error instanceof Unseen ? 'not checked' : 'failed', says };
      }
    }),
  );
}

/**
 * The names that functions are deployed by: those of a group are joined by hyphens.
 * @param module what the route table exports
 */
export function deployedNames(module: object, prefix = ''): readonly string[] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return [];
    return '__endpoint' in value ? [`${prefix}${name}`] : deployedNames(value, `${prefix}${name}-`);
  });
}

/** What the operator's file says beside `config.json`. */
export interface Given {
  readonly site?: { readonly origin?: string };
  readonly releases?: { readonly bucket?: string };
}

const PATIENCE_MS = 15_000;

async function send(url: string, headers: Readonly<Record<string, string>>): Promise<Reply> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/**
 * Looks at the live project of a configuration with application default credentials, and with STRIPE_SECRET_KEY where it is given.
 * @param root the repository's folder
 * @param config the site's `config.json`
 */
export async function preflightProject(
  root: string,
  config: Deployment['config'],
  given: Given,
): Promise<readonly Finding[]> {
  const { environment: projectId } = config.releases;
  const deployment: Deployment = {
    projectId,
    origin: given.site?.origin ?? `https://${projectId}.web.app`,
    config,
    bucket: given.releases?.bucket ?? `${projectId}-releases`,
    rules: readFileSync(path.join(root, 'firestore.rules'), 'utf8'),
    indexes: JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile,
    functions: deployedNames(await import('../index')),
    now: new Date(),
  };
  const credential = applicationDefault();
  const token = async () => (await credential.getAccessToken()).access_token;
  const look = openLook({ send, deployment, token, stripeKey: process.env['STRIPE_SECRET_KEY'] });
  return checkProject(look, deployment);
}
