import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesOf } from './judge.js';

const folder = mkdtempSync(path.join(tmpdir(), 'doors-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of each case: the files of the door before, those that differ now, and what became of its entries. */
const CASES = {
  'a new export': [
    { index: 'export declare const a: 1;' },
    { index: 'export declare const a: 1;\nexport declare const b: 2;' },
    ['added b'],
  ],
  'an export that is gone': [
    { index: 'export declare const a: 1;\nexport declare const b: 2;' },
    { index: 'export declare const a: 1;' },
    ['removed b'],
  ],
  'an export that is called otherwise': [
    { index: "export { a } from './x';", x: 'export declare const a: 1;' },
    { index: "export { a as b } from './x';" },
    ['removed a', 'added b'],
  ],
  'a name that stands for another': [
    { index: "export { a } from './x';", x: 'export declare const a: 1;\nexport declare const b: 2;' },
    { index: "export { b as a } from './x';" },
    ['changed a'],
  ],
  'a parameter of another type': [
    { index: 'export declare function f(id: string): void;' },
    { index: 'export declare function f(id: number): void;' },
    ['changed f'],
  ],
  'a parameter that is asked for': [
    { index: 'export declare function f(id?: string): void;' },
    { index: 'export declare function f(id: string): void;' },
    ['changed f'],
  ],
  'an overload that is gone': [
    { index: 'export declare function f(a: string): 1;\nexport declare function f(a: number): 2;' },
    { index: 'export declare function f(a: string): 1;' },
    ['changed f'],
  ],
  'a member that is asked for, of a type behind an export': [
    {
      index: "import type { Props } from './props';\nexport declare function F({ a }: Props): void;",
      props: 'export interface Props { readonly a?: string }',
    },
    { props: 'export interface Props { readonly a: string }' },
    ['changed (Props)'],
  ],
  'a member of a union that is gone, two types further': [
    {
      index: "export type { A } from './a';",
      a: "import type { B } from './b';\nexport type A = Readonly<B>;",
      b: "export type B = { kind: 'x' | 'y' };",
    },
    { b: "export type B = { kind: 'x' };" },
    ['changed (B)'],
  ],
  'a schema of which an export is made': [
    {
      index: "export type { User } from './model';",
      model: 'export declare const Schema: { id: string };\nexport type User = typeof Schema;',
    },
    { model: 'export declare const Schema: { id: number };\nexport type User = typeof Schema;' },
    ['changed (Schema)'],
  ],
  'a type that is written in place, of a file': [
    { index: 'export declare const a: import("./x").X;', x: 'export interface X { a: 1 }' },
    { x: 'export interface X { a: 2 }' },
    ['changed (X)'],
  ],
  'a type that is reached by the own name of the package': [
    { index: "import type { X } from '@own/door';\nexport declare const a: X;" },
    {},
    ['changed (X)'],
  ],
  'a type that is declared twice': [
    { index: 'export interface A { a: 1 }\nexport interface A { b: 1 }' },
    { index: 'export interface A { a: 1 }\nexport interface A { b: 2 }' },
    ['changed A'],
  ],
  'a class without a method that it had': [
    { index: 'export declare class C { a(): void; b(): void }' },
    { index: 'export declare class C { a(): void }' },
    ['changed C'],
  ],
  'a class that is there at compile time only': [
    { index: "export { C } from './c';", c: 'export declare class C { a(): void }' },
    { index: "export type { C } from './c';" },
    ['changed C'],
  ],
  'a default of a type parameter': [
    { index: 'export type A<T = string> = T[];' },
    { index: 'export type A<T = number> = T[];' },
    ['changed A'],
  ],
  'a type of ours that gives way to one from outside': [
    {
      index: "import type { T } from './t';\nexport declare const a: T;",
      t: 'export interface T { own: 1 }',
    },
    { index: "import type { T } from 'outside';\nexport declare const a: T;" },
    ['changed a'],
  ],
  'a type from outside of another major version': [
    { index: "import type { T } from 'next';\nexport declare const a: T;" },
    {},
    ['changed a'],
  ],
  'nothing of a type from outside of another minor version': [
    { index: "import type { T } from 'outside';\nexport declare const a: T;" },
    {},
    [],
  ],
  'a function from outside that is handed on no more': [
    { index: "export { f, g } from 'outside';" },
    { index: "export { f } from 'outside';" },
    ['removed g'],
  ],
  'one of two types of one name in place of the other': [
    {
      index: "export { a } from './a';\nexport { b } from './b';\nexport { c } from './c';",
      a: "import type { P } from './b';\nexport declare const a: P;",
      b: 'export interface P { x: 1 }\nexport declare const b: P;',
      c: 'export interface P { x: 2 }\nexport declare const c: P;',
    },
    { a: "import type { P } from './c';\nexport declare const a: P;" },
    ['changed a'],
  ],
  'a type that another file calls by the same name': [
    {
      index:
        "import type { P as Q } from './p';\nexport declare const a: Q;\nexport type { P, R } from './p';",
      p: 'export interface P { x: 1 }\nexport interface R { x: 2 }',
    },
    {
      index:
        "import type { R as Q } from './p';\nexport declare const a: Q;\nexport type { P, R } from './p';",
    },
    ['changed a'],
  ],
  'a type of ours that gives way to one that every program knows': [
    {
      index: "import type { Element } from './e';\nexport declare const a: Element;",
      e: 'export interface Element { x: 1 }',
    },
    { index: 'export declare const a: Element;' },
    ['changed a'],
  ],
  'comments, another file, other names of fields in a body, an export that is an export by name': [
    {
      index: "import type { P } from './p';\nexport declare function F({ a }: P): void;",
      p: 'export interface P { a: 1; b: 2 }',
    },
    {
      index:
        "import type { P } from './q';\n/** Says more. */\nexport declare function F({ a, b }: P): void;\nexport type { P };",
      q: '/** The same. */\nexport interface P {\n  /** one */\n  a: 1;\n  b: 2;\n}',
    },
    ['added P'],
  ],
  'what no export is made of': [
    { index: "export { a } from './a';", a: 'export declare const a: 1;\nexport declare const b: 1;' },
    { a: 'export declare const a: 1;\nexport interface B { b: 2 }' },
    [],
  ],
};

/** @param {'before' | 'now'} at */
function putAll(at) {
  const put = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, at, file)), { recursive: true });
    writeFileSync(path.join(folder, at, file), text);
  };
  const outside = at === 'before' ? { outside: '1.2.3', next: '1.0.0' } : { outside: '1.9.0', next: '2.0.0' };
  for (const [name, version] of Object.entries(outside)) {
    put(`node_modules/${name}/package.json`, `{ "version": "${version}", "types": "index.d.ts" }`);
    put(
      `node_modules/${name}/index.d.ts`,
      'export interface T { a: 1 }\nexport declare function f(): void;\nexport declare function g(): void;',
    );
  }
  put('types/own.d.ts', `export interface X { a: ${at === 'before' ? 1 : 2} }`);
  for (const [index, [before, now]] of Object.values(CASES).entries()) {
    for (const [file, text] of Object.entries(at === 'before' ? before : { ...before, ...now }))
      put(`types/${index}/${file}.d.ts`, text);
  }
}

/** One compiler reads all cases. */
function read(at) {
  putAll(at);
  const modules = Object.keys(CASES).map((_, index) => `${index}/index`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'read-doors.fixture.js'), path.join(folder, at, 'types'), ...modules],
    { encoding: 'utf8' },
  );
  // The compiler may say that it was closed.
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).map((door) => new Map(door));
}

let before;
let now;
beforeAll(() => {
  before = read('before');
  now = read('now');
});

test.each(Object.keys(CASES).map((name, index) => [name, index]))('a report shows %s', (name, index) => {
  const changes = changesOf({ version: '1.0.0', entries: before[index] }, now[index]);
  expect(changes.map(({ change, name: entry }) => `${change} ${entry}`)).toEqual(CASES[name][2]);
});

test('a report of a door that hands on from outside says of what package and major version', () => {
  const index = Object.keys(CASES).indexOf('a function from outside that is handed on no more');
  expect([...now[index]]).toEqual([['f', 'Handed on from outside 1: f.']]);
});

test('a report names no path of the machine that wrote it', () => {
  expect(JSON.stringify([...before, ...now].map((door) => [...door]))).not.toContain(folder);
});
