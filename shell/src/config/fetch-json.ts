import { AppError } from '@fleetfoot/shared/domain';

const ATTEMPT_TIMEOUT_MS = 4_000;
const PAUSES_MS = [200, 400];

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function fetchOnce(url: string, cache: RequestCache): Promise<unknown> {
  const answer = await fetch(url, { cache, signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
  if (!answer.ok) throw new AppError('internal', `${url} answered ${answer.status}.`);
  // Also refuses a start page that is served for a file that is not there.
  return answer.json();
}

/**
 * Fetches a small JSON file: three attempts, four seconds each. The later ones ask past the browser's cache: a file that was
 * damaged once would be found unchanged there.
 * @param cache of the first attempt; `default` takes what the page preloaded
 * @throws the last attempt's error
 */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  for (const ms of PAUSES_MS) {
    try {
      return await fetchOnce(url, ms === PAUSES_MS[0] ? cache : 'reload');
    } catch {
      await pause(ms);
    }
  }
  return fetchOnce(url, 'reload');
}
