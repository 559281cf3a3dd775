import type { Cloud } from './cloud';

/** Runs a scheduled function once for one organisation, so that journeys leave each other's organisations alone. */
export async function runScheduled(
  { functionsUrl, firebase }: Cloud,
  name: string,
  orgID: string,
): Promise<void> {
  const address = `${functionsUrl}/${firebase.projectId}/africa-south1/${name}-0`;
  const headers = { 'x-cloudscheduler-jobname': `organizations/${orgID}` };
  const { status } = await fetch(address, { method: 'POST', headers });
  if (status !== 200) throw new Error(`The run was answered with ${status}.`);
}
