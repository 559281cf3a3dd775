import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import type { Cloud } from './cloud';

/** Runs one job of a schedule once for one organisation, so that journeys leave each other's organisations alone. */
export async function runScheduled(
  { functionsUrl, firebase }: Cloud,
  which: `every${string}/${string}`,
  orgID: string,
): Promise<void> {
  const [schedule, job] = which.split('/');
  const address = `${functionsUrl}/${firebase.projectId}/${FUNCTIONS_REGION}/${schedule}-0`;
  const headers = { 'x-cloudscheduler-jobname': `organizations/${orgID}/jobs/${job}` };
  const { status } = await fetch(address, { method: 'POST', headers });
  if (status !== 200) throw new Error(`The run was answered with ${status}.`);
}
