import type { ReleaseStatement } from '@fleetfoot/shared/release';
import type { Environment } from './environment';
import { type Present, signStep } from './release-step';
import type { Step } from './steps';

/** What a deployment tells of a remote. */
export interface Told {
  readonly current: (Present & { readonly enabled: boolean; readonly sequence: number }) | null;
  /** Newest first. */
  readonly past: readonly (Present & { readonly publishedAt: string })[];
}

const CONFLICT = 409;
const SERVER_ERROR = 500;
/** How often somebody else may be faster, and how often a deployment may fail to answer. */
const MOST_TRIES = 5;
const PAUSE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks a deployment, again when that is what fails: nothing here does more when it is done twice. */
async function ask(url: string, request?: RequestInit, tries = MOST_TRIES): Promise<Response> {
  try {
    const answer = await fetch(url, request);
    if (answer.status < SERVER_ERROR || tries === 1) return answer;
  } catch (error) {
    if (tries === 1) throw error;
  }
  await pause(PAUSE_MS);
  return ask(url, request, tries - 1);
}

/**
 * What is current of a remote, and what was.
 * @param before number of a statement: tells of those before it, without it of the newest
 */
export async function askRelease({ origin }: Environment, remote: string, before?: number): Promise<Told> {
  const answer = await ask(`${origin}/releases/${remote}${before === undefined ? '' : `/${before}`}`);
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status} about ${remote}.`);
  return (await answer.json()) as Told;
}

/**
 * Takes a step: signs the statement that follows the present one, and publishes it. Who is overtaken by another release of the
 * same remote begins anew from that.
 * @throws Error with what the deployment has against it
 */
export async function takeStep(
  environment: Environment,
  remote: string,
  step: Step,
  tries = MOST_TRIES,
): Promise<ReleaseStatement> {
  const { origin, trust } = environment;
  const { current } = await askRelease(environment, remote);
  const { statement, signed } = await signStep({
    ...{ remote, step, trust, key: environment.keyOf(remote), now: new Date() },
    present: current ?? undefined,
  });
  const answer = await ask(`${origin}/releases/${remote}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signed),
  });
  if (answer.ok) return statement;
  if (answer.status === CONFLICT && tries > 1) return takeStep(environment, remote, step, tries - 1);
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new Error(error ?? `${origin} answers ${answer.status}.`);
}

const POLL_MS = 100;
const PATIENCE_MS = 30_000;

/** Whether a page comes with a statement or a newer one. */
function brings(html: string, { remote, sequence }: ReleaseStatement): boolean {
  const [, text = ''] = /<script[^>]* id="registry">(.*?)<\/script>/s.exec(html) ?? [];
  const { remotes = [] } = text ? (JSON.parse(text) as { remotes?: { id: string; sequence: number }[] }) : {};
  return remotes.some((one) => one.id === remote && one.sequence >= sequence);
}

/**
 * Waits until new pages of a deployment are as they should be.
 * @returns after how many milliseconds
 * @throws Error when they are not within half a minute
 */
export async function untilPage(origin: string, isThere: (html: string) => boolean): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < PATIENCE_MS) {
    if (isThere(await (await ask(`${origin}/`)).text())) return performance.now() - began;
    await pause(POLL_MS);
  }
  throw new Error(`New pages of ${origin} do not come with it after ${PATIENCE_MS / 1000} s.`);
}

/**
 * Waits until new pages come with a statement.
 * @returns after how many milliseconds
 * @throws Error when they do not within half a minute
 */
export async function untilInPages({ origin }: Environment, statement: ReleaseStatement): Promise<number> {
  return untilPage(origin, (html) => brings(html, statement));
}
