import { crumbs, duplicatedLines, idSpellings, literalPaths, titlesWithoutSubject } from './measures.js';

const source = (file, text, more = {}) => ({
  file,
  text,
  lines: text.split('\n').length,
  isProduct: !file.includes('.test.'),
  importers: [],
  ...more,
});

test('a crumb is a short file with one importer', () => {
  const long = 'x\n'.repeat(31);
  const files = [
    source('a.ts', 'x', { importers: ['b.ts'] }),
    source('c.ts', 'x', { importers: ['b.ts', 'd.ts'] }),
    source('e.ts', long, { importers: ['b.ts'] }),
    source('page.tsx', 'x'),
  ];
  expect(crumbs(files)).toEqual(['a.ts (1) in b.ts']);
});

test('ids are compared without their case, the organisation with its other names', () => {
  const files = [
    source('a.ts', 'const orgID = restaurant.organizationID; deliveryID; projectId;'),
    source('b.ts', 'organizationId; deliveryId; MemberID(memberID); projectID;'),
  ];
  expect(idSpellings(files)).toEqual(['orgID, organizationId', 'deliveryID, deliveryId']);
});

test('a collection is named as text by its path or in a call, not in a comment or a title', () => {
  const model = source('shared/model/menu.ts', "collection('Menus/{menuID}', Schema)");
  const files = [
    model,
    source('a.ts', 'const path = `Menus/$' + '{id}`;\n// Organizations/{orgID}\n'),
    source('b.ts', "database.collectionGroup('Team');\nconst title = 'Menus';"),
    source('b.test.ts', "doc('Users/1')"),
  ];
  expect(literalPaths(files)).toEqual([
    'a.ts:1 const path = `Menus/$' + '{id}`;',
    "b.ts:1 database.collectionGroup('Team');",
  ]);
});

test('six equal lines in a row are duplicates, imports and brackets are not counted', () => {
  const block = ['a();', 'b();', 'if (c) {', 'd();', '}', 'e();', 'f();'].join('\n');
  const files = [source('a.ts', `import { x } from 'y';\n${block}`), source('b.ts', `other();\n${block}`)];
  expect(duplicatedLines(files)).toHaveLength(12);
  expect(duplicatedLines([source('a.ts', block), source('b.ts', block.replace('f()', 'g()'))])).toEqual([]);
});

test('a title without a subject is found in plain tests and in tables', () => {
  const text = `
    test('a delivery is sent', () => {});
    it('is sent', () => {});
    test.each([['what']])('nothing is sent: %s', () => {});
    describe('what is sent', () => {});
    expect('one').toBe('one');
  `;
  expect(titlesWithoutSubject([source('a.test.ts', text)])).toEqual([
    'a.test.ts: is sent',
    'a.test.ts: nothing is sent: %s',
  ]);
});
