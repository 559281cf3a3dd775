import { answerReleases } from '@fleetfoot/functions/releases/answer-releases';
import type { ReleaseServices } from '@fleetfoot/functions/releases/publish-release';
import type { Answer } from './answer';
import { isCompressible } from './content-types';
import { type CachedFile, cacheFile } from './file-cache';

/** The paths that firebase.json hands to the function `releases`, which answers them here, too. */
export function isReleasePath(pathname: string): boolean {
  return pathname === '/remotes.json' || /^\/(?:remotes|releases)\//.test(pathname);
}

/** Answers as production does behind its cache: a file that never changes is read once. */
export function createReleaseAnswers(services: ReleaseServices) {
  const files = new Map<string, CachedFile>();
  return async (method: string, path: string, body: Buffer = Buffer.alloc(0)): Promise<Answer> => {
    const known = files.get(path);
    const {
      status,
      headers,
      body: content,
    } = await answerReleases(services, {
      method,
      path,
      body: known ? Buffer.alloc(0) : body,
    });
    const { 'Content-Type': type = '', 'Cache-Control': cache = 'no-store' } = headers;
    const file = known ?? cacheFile(content, isCompressible(path));
    if (status === 200 && cache.includes('immutable')) files.set(path, file);
    // Behind Hosting, what may be kept for a second is asked for again each time.
    return {
      status,
      type,
      body: file,
      headers: { 'cache-control': cache.includes('s-maxage') ? 'no-cache' : cache },
    };
  };
}
