import { RemoteError } from './remote-error';

/** Longest wait for the answer of the server under suspicion, in milliseconds. */
const PROBE_TIMEOUT_MS = 4_000;

/** A script tag says only that it failed; the server says why. */
async function probe(url: string): Promise<'unreachable' | 'stale' | 'malformed'> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    if (answer.status === 404 || answer.status === 410) return 'stale';
    if (!answer.ok) return 'unreachable';
    // Many hosts answer a file that is gone with their start page.
    return answer.headers.get('content-type')?.includes('html') ? 'stale' : 'malformed';
  } catch {
    return 'unreachable';
  }
}

/**
 * Finds the kind of a failed load.
 * @param error what the federation runtime or webpack threw
 * @param entryUrl the remote's container script
 */
export async function diagnose(error: unknown, entryUrl: string): Promise<RemoteError> {
  const { name, message, request } = error as { name?: string; message?: string; request?: string };
  const text = message ?? String(error);
  if (name === 'RemoteError') return error as RemoteError;
  // A shared module of another version than the remote was built for, or none at all.
  if (/does not satisfy|Can not get '|RUNTIME-006/.test(text))
    return new RemoteError('incompatible', text, error);
  if (name === 'ChunkLoadError') return new RemoteError(await probe(request ?? entryUrl), text, error);
  if (/RUNTIME-00[18]/.test(text)) return new RemoteError(await probe(entryUrl), text, error);
  return new RemoteError('crashed', text, error);
}
