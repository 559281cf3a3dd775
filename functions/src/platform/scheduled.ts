import { error as logError, info as logInfo } from 'firebase-functions/logger';
import type { HttpsOptions } from 'firebase-functions/v2/https';
import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { database } from './database';
import type { Run } from './in-turn';
import { REGION } from './options';

/** Work that a schedule does in its turn. */
export interface Job {
  /** For the log. */
  readonly name: string;
  readonly secrets?: HttpsOptions['secrets'];
  /** Returns how many things it looked at, for the log; undefined, and no line in the log, where it could not run. */
  work(run: Run): Promise<number | undefined>;
}

/** A job, and for how many seconds it takes up new work. */
export type Turn = readonly [Job, seconds: number];

/** How long the next job waits, once the time of a job is over, for work that is still under way. In milliseconds. */
const PATIENCE_MS = 10_000;

/** Name of a job of Cloud Scheduler that runs a schedule for one organisation, one job of it, or both. */
const NARROWED = /^(?:organizations\/(?<orgID>[^/]+))?(?:(?:^|\/)jobs\/(?<job>\w+))?$/;

/** The turns that a run is about. @throws Error for a name that no job has */
function turnsOf(turns: readonly Turn[], name: string | undefined): readonly Turn[] {
  const named = name === undefined ? turns : turns.filter(([job]) => job.name === name);
  if (named.length > 0) return named;
  throw new Error(`This schedule has no job ${name}.`);
}

/** Runs a job. @returns its name if it failed, which is logged */
async function runJob({ name, work }: Job, run: Run): Promise<string | undefined> {
  try {
    const count = await work(run);
    if (count !== undefined) logInfo(name, { count });
    return undefined;
  } catch (error) {
    logError(name, error);
    return name;
  }
}

/** Waits for work that never rejects, but no longer than so many milliseconds. */
async function waitFor(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/**
 * Runs jobs in turn, whether or not those before them failed. One that does not come to its end when its time is over holds
 * the next one up no longer than `PATIENCE_MS`.
 * @throws Error that names the jobs that failed, once all have ended
 */
async function runInTurn(turns: readonly Turn[], onlyOrgID: string | undefined): Promise<void> {
  const running: Promise<string | undefined>[] = [];
  for (const [job, seconds] of turns) {
    const began = Date.now();
    const runMs = seconds * 1_000;
    const hasTime = () => Date.now() - began < runMs;
    const ended = runJob(job, { database: database(), now: new Date(began), hasTime, onlyOrgID });
    running.push(ended);
    await waitFor(ended, runMs + PATIENCE_MS);
  }
  const failed = (await Promise.all(running)).filter((name) => name !== undefined);
  if (failed.length > 0) throw new Error(`${failed.join(', ')} failed.`);
}

/**
 * A function that Cloud Scheduler runs: its jobs do their work in turn. In a job of Cloud Scheduler named
 * `organizations/<id>`, `workInTurn` works on that organisation alone; `jobs/<name>`, also after it, runs one job alone.
 */
export function scheduled(
  options: ScheduleOptions & { readonly timeoutSeconds: number },
  turns: readonly Turn[],
): ScheduleFunction {
  const secrets = [...new Set(turns.flatMap(([job]) => job.secrets ?? []))];
  return onSchedule(
    { region: REGION, maxInstances: 1, memory: '512MiB', ...options, secrets },
    async ({ jobName = '' }) => {
      const { orgID, job } = NARROWED.exec(jobName)?.groups ?? {};
      await runInTurn(turnsOf(turns, job), orgID);
    },
  );
}
