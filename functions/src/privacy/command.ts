// npm run ops -- privacy --number "082 123 4567" --organisation <id>|--all [--erase]: what is held about a number, as JSON.
// Against production with application default credentials, or against an emulator with FIRESTORE_EMULATOR_HOST set.
import { parseArgs } from 'node:util';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import type { Firestore } from 'firebase-admin/firestore';
import { systemActor } from '../platform/audit';
import { database } from '../platform/database';
import { inTransaction } from '../platform/in-transaction';
import { eraseNumber } from './erase-personal-data';
import { eraseTexts } from './erase-texts';
import { answerAboutNumber, numberOf } from './find-personal-data';

const USAGE = 'npm run ops -- privacy --number "082 123 4567" (--organisation <id> | --all) [--erase]';

/** What the operator asks for. */
export interface Question {
  /** As it was typed. */
  readonly number: string;
  /** `undefined` for every organisation. */
  readonly orgID: string | undefined;
  readonly erase: boolean;
}

/**
 * Reads the command line.
 * @throws Error with the usage
 */
export function parseQuestion(args: readonly string[]): Question {
  const options = { number: { type: 'string' }, organisation: { type: 'string' } } as const;
  const switches = { all: { type: 'boolean' }, erase: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options: { ...options, ...switches } });
  const { number, organisation, all = false, erase = false } = values;
  if (!number || (organisation !== undefined) === all) throw new Error(USAGE);
  return { number: numberOf(number), orgID: organisation, erase };
}

/** The answer, organisation by organisation; those that hold nothing are left out. Each keeps that it was given. */
export async function answerQuestion(database: Firestore, { number, orgID, erase }: Question) {
  const ids = orgID
    ? [orgID]
    : (await database.collection(organizations.path()).select().get()).docs.map(({ id }) => id);
  const asker = { actor: systemActor('operator'), from: {} };
  const answers = [];
  for (const id of ids) {
    const request = { orgID: id, phoneNumber: number };
    const { entries, more } = await inTransaction(database, (transaction) =>
      answerAboutNumber(transaction, database, { ...request, details: true }, asker),
    );
    let erased = 0;
    for (let goesOn = erase && entries.length > 0; goesOn; ) {
      const done = await inTransaction(database, (transaction) =>
        eraseNumber(transaction, database, request, asker),
      );
      erased += done.erased;
      goesOn = done.more;
    }
    let from: string | undefined;
    for (let goesOn = erase; goesOn; ) {
      const swept = await eraseTexts(database, { ...request, from });
      erased += swept.erased;
      from = swept.next;
      goesOn = from !== undefined;
    }
    if (entries.length > 0 || erased > 0)
      answers.push({ organization: id, entries, more, ...(erase && { erased }) });
  }
  return { number, answers };
}

async function main(): Promise<void> {
  try {
    const answer = await answerQuestion(database(), parseQuestion(process.argv.slice(2)));
    console.log(JSON.stringify(answer, undefined, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('command.ts')) void main();
