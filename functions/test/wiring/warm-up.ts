import { api } from '../client/http';

const STEP = 4;

/**
 * Makes the emulator ready for this many requests at once. It starts a process for each, and gives up a process that is
 * not there within half a minute, which happens to many that start together.
 */
export async function warmUp(count: number): Promise<void> {
  for (let ready = STEP; ready <= count; ready += STEP) {
    await Promise.all(Array.from({ length: ready }, () => api('GET', '/openapi.json')));
  }
}
