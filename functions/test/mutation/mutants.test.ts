import { mutantsOf } from './mutants';

function changes(rules: string): string[] {
  return mutantsOf(rules).map(({ kind, before, after }) => `${kind}: ${before} -> ${after}`);
}

test('a condition of one part is dropped, negated and made never', () => {
  expect(changes('match /Users/{uid} { allow get: if isOwn(uid); }')).toEqual([
    'dropped: isOwn(uid) -> true',
    'negated: isOwn(uid) -> !(isOwn(uid))',
    'never: isOwn(uid) -> false',
  ]);
});

test('a function is an allow that has no never', () => {
  expect(changes('function f(a) { return a != b; }')).toEqual([
    'dropped: a != b -> true',
    'negated: a != b -> !(a != b)',
  ]);
});

test('conditions are split at every depth, each part replaced by the neutral value of its operator', () => {
  const dropped = changes('function f() { return a && (b || c(d && e)) && f; }');
  expect(dropped.filter((change) => change.startsWith('dropped'))).toEqual([
    'dropped: a && (b || c(d && e)) && f -> true',
    'dropped: a -> true',
    'dropped: (b || c(d && e)) -> true',
    'dropped: b -> false',
    'dropped: c(d && e) -> false',
    'dropped: f -> true',
  ]);
});

test('&& binds more tightly than ||', () => {
  expect(changes('function f() { return a && b || c; }')).toEqual(
    expect.arrayContaining(['dropped: a && b -> false', 'dropped: b -> true', 'dropped: c -> false']),
  );
});

test('strings and comments are not taken for code', () => {
  const rules = `
    // allow read: if a && b;
    function f() { /* return c || d; */ return "x && y" == z /* && 7 */; }`;
  expect(changes(rules)).toEqual([
    'dropped: "x && y" == z -> true',
    'negated: "x && y" == z -> !("x && y" == z)',
  ]);
});

test('every bound is raised and lowered by one, also in a pattern', () => {
  const bounds = changes("function f() { return g(a1, -90) && h.matches('[0-9]{7,14}x{2}[\\\\x{2049}]'); }");
  expect(bounds.filter((change) => change.startsWith('bound'))).toEqual([
    ...['bound: 90 -> 91', 'bound: 90 -> 89'],
    ...['bound: 7 -> 8', 'bound: 7 -> 6', 'bound: 14 -> 15', 'bound: 14 -> 13'],
    ...['bound: 2 -> 3', 'bound: 2 -> 1'],
  ]);
});

test('every list is one shorter, but what takes one out of a list is none', () => {
  const lists = changes("function f() { return a in ['x', 'y'] && b['z'] == c.concat(['v']); }");
  expect(lists.filter((change) => change.startsWith('list'))).toEqual([
    "list: ['x', 'y'] -> ['y']",
    "list: ['x', 'y'] -> ['x']",
    "list: ['v'] -> []",
  ]);
});

test('an empty list has nothing that could be left out', () => {
  expect(
    changes("function f() { return a in b.get('c', []); }").filter((change) => change.startsWith('list')),
  ).toEqual([]);
});

test('a mutant is the whole source with its one change, and carries its position', () => {
  const rules = 'match /Organizations/{id} {\n  match /Team/{uid} {\n    allow get, list: if a;\n  }\n}';
  const never = mutantsOf(rules).find(({ kind }) => kind === 'never');
  expect(never).toMatchObject({
    line: 3,
    source: rules.replace('if a', 'if false'),
    condition: { owner: 'allow get, list', collection: 'Team' },
  });
});

test('membership that an event of the same write asks for as well is dropped in both rules', () => {
  const rules = `
    match /Organizations/{orgID}/AuditEvents/{id} { allow create: if isMember(orgID) && c; }
    match /Organizations/{orgID}/Addresses/{id} {
      allow get: if isMember(orgID);
      allow create: if isMember(orgID) && isAddressTold(a);
    }`;
  const dropped = mutantsOf(rules).filter(
    ({ kind, before }) => kind === 'dropped' && before === 'isMember(orgID)',
  );
  expect(dropped.map(({ beside }) => beside?.condition.collection)).toEqual([
    undefined,
    undefined,
    'AuditEvents',
  ]);
  expect(dropped[2]?.source).toBe(
    rules
      .replace('isMember(orgID) && c', 'true && c')
      .replace('isMember(orgID) && isAddressTold', 'true && isAddressTold'),
  );
});

test('an allow without a condition is refused', () => {
  expect(() => mutantsOf('match /a/{b} { allow get; }')).toThrow('"allow get;" has no condition.');
});
