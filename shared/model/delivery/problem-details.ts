import * as v from '@fleetfoot/shared/schema';
import { optionalText } from '../fields';
import { OTHER_PROBLEM, PROBLEM_TEXT } from './problem';

const NoteSchema = optionalText(PROBLEM_TEXT);

/** What is typed to report a problem, as it is stored, or what is wrong with it, for the user. */
export type CheckedProblem<Reason extends string> =
  | { readonly reason: Reason; readonly note: string }
  | { readonly field: 'reason' | 'note'; readonly message: string };

/** Checks what is typed to report a problem. @param reasons those that can be chosen */
export function checkProblem<Reason extends string>(
  typed: { readonly reason: string; readonly note: string },
  reasons: Readonly<Record<Reason, string>>,
): CheckedProblem<Reason> {
  if (!Object.hasOwn(reasons, typed.reason)) return { field: 'reason', message: 'Choose what is wrong.' };
  const { success, output, issues } = v.safeParse(NoteSchema, typed.note);
  if (!success) return { field: 'note', message: issues[0].message };
  const isUnsaid = typed.reason === OTHER_PROBLEM && output === '';
  if (isUnsaid) return { field: 'note', message: 'Say what is wrong.' };
  return { reason: typed.reason as Reason, note: output };
}

/** A message about a problem. */
export const ProblemMessageSchema = v.pipe(NoteSchema, v.nonEmpty('Write something.'));
