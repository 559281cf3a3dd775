import { functionsOriginOf } from '@fleetfoot/shared/federation/server';
import { FUNCTION_TIMEOUT_MS } from '@fleetfoot/shared/operations';
import type { FirebaseConfig } from './firebase-config';
import { postJson, type Tokens } from './post-json';

/** Where a server function listens. */
export function functionAddress({ projectId, functionsRegion }: FirebaseConfig, name: string): string {
  return `${functionsOriginOf(projectId, functionsRegion)}/${name}`;
}

/** Posts to the server function of that name with a user's tokens; see `postJson`. */
export function postToFunction(
  config: FirebaseConfig,
  name: string,
  tokens: Tokens,
  request: unknown,
): Promise<unknown> {
  return postJson(functionAddress(config, name), tokens, request, FUNCTION_TIMEOUT_MS);
}
