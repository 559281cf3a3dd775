import * as v from '@fleetfoot/shared/schema';
import { DELIVERY_PROBLEMS, PROBLEM_TEXT, problemID, problemReason } from './problem';
import { checkProblem, ProblemMessageSchema } from './problem-details';

const check = (reason: string, note: string) => checkProblem({ reason, note }, DELIVERY_PROBLEMS);

test('A reason needs no note, and a note is trimmed', () => {
  expect(check('late', '')).toEqual({ reason: 'late', note: '' });
  expect(check('other', ' The bag\r\nwas wet ')).toEqual({ reason: 'other', note: 'The bag\nwas wet' });
});

test.each([
  ['no reason', '', '', 'reason', 'Choose what is wrong.'],
  ['a reason of downtime', 'did_ride', '', 'reason', 'Choose what is wrong.'],
  ['a name of every object', 'constructor', '', 'reason', 'Choose what is wrong.'],
  ['something else that is not said', 'other', ' \n', 'note', 'Say what is wrong.'],
  ['a long note', 'late', 'x'.repeat(PROBLEM_TEXT + 1), 'note', 'Use at most 500 characters.'],
  ['something else of nothing to see', 'other', '\u200b\u3164', 'note', 'Say what is wrong.'],
])('A report with %s is refused at its field', (_, reason, note, field, message) => {
  expect(check(reason, note)).toEqual({ field, message: expect.stringMatching(message) });
});

test('A message says something', () => {
  expect(v.safeParse(ProblemMessageSchema, '  ').issues?.[0].message).toBe('Write something.');
});

test('The ids of members and of the recipient do not meet', () => {
  expect([problemID('d1', 2), problemID('d1', 2, 'recipient')]).toEqual(['d1.2', 'd1.recipient.2']);
});

test('A reason of a later release is something else', () => {
  expect(problemReason({ kind: 'delivery', reason: 'damaged' })).toBe('Damaged');
  expect(problemReason({ kind: 'downtime', reason: 'stolen' })).toBe('Something else');
});
