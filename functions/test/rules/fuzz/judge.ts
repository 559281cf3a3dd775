import { applyChanges } from './change';
import type { Collection } from './collection';
import type { FuzzCloud } from './fuzz-cloud';
import { outcomeOf } from './outcome';
import { settleFields } from './settle';
import { type Subject, subjectOf } from './subject';
import type { Fields } from './value';
import type { Write } from './write';

export interface Verdict {
  readonly accepted: boolean;
  /** Where the rules and the entity differ. */
  readonly difference: string | undefined;
}

function differenceOf(accepted: boolean, problem: string | undefined): string | undefined {
  if (accepted && problem !== undefined) return `The rules take what is wrong: ${problem}`;
  if (!accepted && problem === undefined) return 'The rules refuse what is right.';
  return undefined;
}

let ids = 0;

/** Makes writes and compares what the rules say to them with what the entity does. */
export function createJudge(cloud: FuzzCloud, collection: Collection): (write: Write) => Promise<Verdict> {
  // What was put where; refused writes leave it as it is.
  const arranged = new Map<string, Write['over']>();

  async function arrange({ over, path: template }: Write, { path }: Subject, stored: Fields): Promise<void> {
    const present = arranged.get(path) ?? (template.includes('{id}') ? 'nothing' : undefined);
    if (present === over) return;
    await cloud.arrange(path, over === 'existing' ? stored : undefined);
    arranged.set(path, over);
  }

  return async (write) => {
    ids += 1;
    const subject = subjectOf(write, `new${ids}`);
    const fields = settleFields(applyChanges(collection.shapes[write.shape] ?? {}, write.changes), subject);
    const stored = collection.stored && settleFields(collection.stored, subject);
    if (stored) await arrange(write, subject, stored);
    const before = write.over === 'existing' ? stored : undefined;
    const outcome = outcomeOf(write.manner, fields, before);
    const after = write.manner === 'delete' ? undefined : outcome;
    const accepted = await cloud.attempt(write, subject.path, fields, { before, after });
    if (accepted) arranged.delete(subject.path);
    // Where nothing is ever taken: as it was, for the next to find.
    if (accepted && !stored) await cloud.restore(subject.path);
    return { accepted, difference: differenceOf(accepted, collection.problem(write, subject, outcome)) };
  };
}
