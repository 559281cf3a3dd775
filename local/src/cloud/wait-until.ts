import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child';
import { CloudError } from './cloud-error';

const EVERY_MS = 100;

/**
 * Waits until a child is ready.
 * @param isReady asked again and again; a rejection counts as "not yet"
 * @throws CloudError when the child ends or `timeoutMs` pass first
 */
export async function waitUntilReady(
  child: Child,
  isReady: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (!child.isRunning()) throw child.failure();
    if (await Promise.resolve(isReady()).catch(() => false)) return;
    await sleep(EVERY_MS);
  }
  throw new CloudError(`${child.name} was not ready after ${timeoutMs / 1000} s.`, [
    'The machine may be busy. Try again; if it stays so, read its log:',
    ...child.output().trimEnd().split('\n').slice(-15),
  ]);
}
