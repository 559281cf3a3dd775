import type { Cloud } from './cloud';

/** Runs a function of the scheduler's once, and waits for its end. */
export async function runScheduled({ functionsUrl, firebase }: Cloud, name: string): Promise<void> {
  const address = `${functionsUrl}/${firebase.projectId}/africa-south1/${name}-0`;
  const { status } = await fetch(address, { method: 'POST' });
  if (status !== 200) throw new Error(`The run was answered with ${status}.`);
}
