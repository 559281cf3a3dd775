// npm run ops -- problems [--organisation <id>]: open problems, the one whose answer is due first.
// npm run ops -- problems --organisation <id> --problem <id> --answer "text" --seen <messages> [--refund 45.00 | --refund rule | --refuse]
// npm run ops -- problems --organisation <id> --problem <id> --photo <file>: writes the photo that came with one to a file.
// Against production with application default credentials, or against an emulator with FIRESTORE_EMULATOR_HOST set.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatDateTime, formatRand } from '@fleetfoot/shared/domain';
import { type ProblemRefund, problemReason } from '@fleetfoot/shared/model/delivery/problem';
import type { Firestore } from 'firebase-admin/firestore';
import { database } from '../platform/database';
import { answerProblem, openProblems, type ProviderAnswer } from './answer-problem';
import { readPhoto } from './problem-photo';
import { refused, type WhichProblem } from './problem-record';

const USAGE =
  'npm run ops -- problems [--organisation <id> [--problem <id> --answer "text" --seen <messages> [--refund 45.00 | --refund rule | --refuse] | --problem <id> --photo <file>]]';

/** What the operator asks for: a list, to answer one, or the photo that came with one. */
export type ProblemsOrder =
  | { readonly kind: 'list'; readonly orgID: string | undefined }
  | { readonly kind: 'answer'; readonly which: WhichProblem; readonly answer: ProviderAnswer }
  | { readonly kind: 'photo'; readonly which: WhichProblem; readonly file: string };

/** Rand as typed, `45` or `45.50`, in cents. */
function centsOf(typed: string): number {
  if (!/^\d{1,6}(\.\d\d)?$/.test(typed)) throw new Error(USAGE);
  return Math.round(Number(typed) * 100);
}

/** How many messages were read, as typed. */
function countOf(typed: string): number {
  if (!/^\d{1,3}$/.test(typed)) throw new Error(USAGE);
  return Number(typed);
}

/**
 * Reads the command line.
 * @throws Error with the usage
 */
export function parseOrder(args: readonly string[]): ProblemsOrder {
  const string = { type: 'string' } as const;
  const options = {
    organisation: string,
    problem: string,
    answer: string,
    seen: string,
    refund: string,
    photo: string,
  } as const;
  const { values } = parseArgs({ args: [...args], options: { ...options, refuse: { type: 'boolean' } } });
  const {
    organisation: orgID,
    problem: problemID,
    answer: text,
    seen,
    refund,
    photo: file,
    refuse: isRefused = false,
  } = values;
  const isAnswer = [text, seen, refund].some((value) => value !== undefined) || isRefused;
  if (!isAnswer && problemID === undefined && file === undefined) return { kind: 'list', orgID };
  if (orgID === undefined || problemID === undefined) throw new Error(USAGE);
  const which = { orgID, problemID };
  if (file !== undefined && !isAnswer) return { kind: 'photo', which, file };
  if (file !== undefined || text === undefined || seen === undefined) throw new Error(USAGE);
  if (refund !== undefined && isRefused) throw new Error(USAGE);
  const answer: ProviderAnswer = {
    ...{ text, seen: countOf(seen), isRefused },
    ...(refund !== undefined && { refund: refund === 'rule' ? refund : centsOf(refund) }),
  };
  return { kind: 'answer', which, answer };
}

/** Writes a photo to a file that is not there yet. @throws AppError `not-found` */
async function writePhoto(database: Firestore, which: WhichProblem, file: string): Promise<unknown> {
  const photo = await readPhoto(database, which.orgID, which.problemID);
  if (!photo) throw refused('not-found', 'No photo of it is kept.');
  await writeFile(file, photo.data, { encoding: 'base64', flag: 'wx', mode: 0o600 });
  return { problem: photo.id, photo: file, type: photo.type, until: formatDateTime(photo.expiresAt) };
}

/** What to do about a refund that was given up. */
function failedText({ amount, given = 0, earlier = 0, failedAt = new Date(0) }: ProblemRefund): string {
  const rand = (cents: number) => formatRand(cents / 100);
  return [
    `${rand(amount)} could not be given back: given up on ${formatDateTime(failedAt)}.`,
    given > 0 ? `${rand(given)} of it was given.` : 'Nothing of it was given.',
    earlier > 0 ? `${rand(earlier)} was given before it.` : '',
    'Answer again: with --refund to try another one, without it when it is settled in another way.',
    given + earlier > 0 ? 'What you give with --refund comes on top of what was given.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Carries an order out. @returns what the operator is shown */
export async function carryOut(database: Firestore, order: ProblemsOrder, now: Date): Promise<unknown> {
  if (order.kind === 'answer') {
    const { id, state, refund } = await answerProblem(database, order.which, order.answer, now);
    return { problem: id, state, ...(refund && { refund }) };
  }
  if (order.kind === 'photo') return writePhoto(database, order.which, order.file);
  const open = await openProblems(database, order.orgID);
  return open.map(({ organization, problem }) => ({
    ...{ organization, problem: problem.id, about: problem.label, reason: problemReason(problem) },
    ...(problem.day !== undefined && { day: problem.day }),
    due: `${formatDateTime(problem.dueAt)}${problem.dueAt < now ? ' (late)' : ''}`,
    note: problem.note,
    photo: problem.photo ?? false,
    ...(problem.refund?.failedAt && { refund: failedText(problem.refund) }),
    seen: problem.messages.length,
    messages: problem.messages.map(({ by, text, at }) => `${formatDateTime(at)}, ${by}: ${text}`),
  }));
}

async function main(): Promise<void> {
  try {
    const shown = await carryOut(database(), parseOrder(process.argv.slice(2)), new Date());
    console.log(JSON.stringify(shown, undefined, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('command.ts')) void main();
