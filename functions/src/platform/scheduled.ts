import { info as logInfo } from 'firebase-functions/logger';
import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { database } from './database';
import type { Run } from './in-turn';
import { REGION } from './options';

/** Name of a job that runs a schedule for one organisation. */
const FOR_ORGANIZATION = /^organizations\/(?<orgID>[^/]+)$/;

/**
 * A function that Cloud Scheduler runs. In a job named `organizations/<id>`, `workInTurn` works on that organisation alone.
 * @param name for the log
 * @param options of the deployment; `runMs` is how long a run takes up new work, in milliseconds
 * @param work returns how many things it looked at, for the log; undefined, and no line in the log, where it could not run
 */
export function scheduled(
  name: string,
  { runMs, ...options }: ScheduleOptions & { readonly runMs: number },
  work: (run: Run) => Promise<number | undefined>,
): ScheduleFunction {
  return onSchedule({ region: REGION, ...options }, async ({ jobName = '' }) => {
    const began = Date.now();
    const count = await work({
      database: database(),
      now: new Date(began),
      hasTime: () => Date.now() - began < runMs,
      onlyOrgID: FOR_ORGANIZATION.exec(jobName)?.groups?.['orgID'],
    });
    if (count !== undefined) logInfo(name, { count });
  });
}
