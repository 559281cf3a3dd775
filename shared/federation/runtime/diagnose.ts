import { askAgain } from './ask-again';
import { RemoteError } from './remote-error';

/**
 * Finds the kind of a failed load, and replaces what the browser keeps of a script that it could not use.
 * @param error what the federation runtime or webpack threw
 * @param entryUrl the remote's container script
 * @returns of kind `malformed` when the server has the script as it should be
 */
export async function diagnose(error: unknown, entryUrl: string): Promise<RemoteError> {
  const { name, message, request } = error as { name?: string; message?: string; request?: string };
  const text = message ?? String(error);
  if (name === 'RemoteError') return error as RemoteError;
  // A shared module of another version than the remote was built for, or none at all.
  if (/does not satisfy|Can not get '|RUNTIME-006/.test(text))
    return new RemoteError('incompatible', text, error);
  const isChunk = name === 'ChunkLoadError';
  if (!isChunk && !/RUNTIME-00[18]/.test(text)) return new RemoteError('crashed', text, error);
  const fault = await askAgain((isChunk && request) || entryUrl);
  return new RemoteError(fault ?? 'malformed', text, error);
}
