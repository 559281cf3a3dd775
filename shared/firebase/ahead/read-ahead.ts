import type { FirstRead } from '../../contract/registry-line';
import type { PagedTarget } from '../query';
import { type RestAnswer, readAnswer } from './rest-answer';

/** What the page's own script has asked before all others; `first-read.ts` of the page's scripts. */
interface FirstReadOfPage {
  /** Until it is taken. */
  readonly read?: FirstRead | undefined;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** A query's first documents; `undefined` where they could not be had. */
export type AheadAnswer = Promise<RestAnswer | undefined>;

/** How long other requests leave the connection to it, in milliseconds. */
const HEAD_START_MS = 2_000;
/** How long an answer may wait for whoever takes it, in milliseconds. */
const FRESH_MS = 30_000;

const page = globalThis as { fleetfootFirstRead?: FirstReadOfPage | undefined };

/** The same for the same query, however it is written. */
function keyOf({ path, where = [], orderBy, range = {}, pageSize }: PagedTarget): string {
  return JSON.stringify([path, where, orderBy, range, pageSize]);
}

/** Takes what was read ahead of a query, once; `undefined` where nothing was. */
export function takeAhead(target: PagedTarget): AheadAnswer | undefined {
  const asked = page.fleetfootFirstRead;
  if (asked?.read === undefined || keyOf(asked.read) !== keyOf(target)) return undefined;
  page.fleetfootFirstRead = { ...asked, read: undefined };
  return Date.now() - asked.at < FRESH_MS ? asked.answer.then(readAnswer) : undefined;
}

/** Resolves when what is read ahead is there, or has had time enough; at once when nothing is. */
export async function aheadAnswered(): Promise<void> {
  const answer = page.fleetfootFirstRead?.answer;
  if (answer === undefined) return;
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, HEAD_START_MS))]);
}

/** Drops what nobody has taken: it belongs to a session that is over. */
export function forgetAhead(): void {
  page.fleetfootFirstRead = undefined;
}
