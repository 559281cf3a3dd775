import { groupMutants } from './mutant-groups';
import { mutantsOf } from './mutants';

function groupsOf(conditions: readonly string[]) {
  const matches = conditions.map((condition) => `match /a/{b} { allow get: if ${condition}; }`);
  const rules = `match /databases/{database}/documents { ${matches.join(' ')} }`;
  return groupMutants(rules, mutantsOf(rules));
}

function oneLine(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, ' ');
}

test('a group of mutants chooses among them by their numbers, and else what is right', () => {
  const [group] = groupsOf(['x', 'y']);
  expect(oneLine(group?.source)).toContain(
    'if (mutantInForce() == 1 ? (true ) : (mutantInForce() == 2 ? (!(x) ) : (mutantInForce() == 3 ? (false ) : (x ))));',
  );
  expect(oneLine(group?.source)).toContain(
    'if (mutantInForce() == 4 ? (true ) : (mutantInForce() == 5 ? (!(y) ) : (mutantInForce() == 6 ? (false ) : (y ))));',
  );
});

test('a group of mutants reads which one is in force from a document', () => {
  const [group] = groupsOf(['x']);
  expect(oneLine(group?.source)).toContain(
    'documents { function mutantInForce() { return get(/databases/$(database)/documents/Mutants/inForce).data.number; }',
  );
});

test('a change inside a condition leaves the rest of it as it is', () => {
  const [group] = groupsOf(['x && y']);
  expect(oneLine(group?.source)).toContain('mutantInForce() == 5 ? (!(x) && y )');
});

test('a mutant of two rules is in force in both', () => {
  const rules = `match /databases/{database}/documents {
    match /AuditEvents/{id} { allow create: if isMember(orgID); }
    match /Addresses/{id} { allow create: if isMember(orgID) && isTold(a); }
  }`;
  const both = mutantsOf(rules).filter(({ beside }) => beside);
  expect(both).toHaveLength(1);
  const [group] = groupMutants(rules, both);
  expect(oneLine(group?.source)).toContain('if (mutantInForce() == 1 ? (true ) : (isMember(orgID) ));');
  expect(oneLine(group?.source)).toContain('if (mutantInForce() == 1 ? (true && isTold(a) ) :');
});

test('mutants of one condition come into different groups, each into one', () => {
  const conditions = Array.from({ length: 30 }, (_, index) => `x${index}`);
  const groups = groupsOf(conditions).map(({ mutants }) => mutants.map(({ before }) => before));
  for (const group of groups) expect(new Set(group).size).toBe(group.length);
  expect(groups.flat().sort()).toEqual(conditions.flatMap((name) => [name, name, name]).sort());
});
