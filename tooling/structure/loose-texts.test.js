import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PRELUDE = `
declare namespace JSX {
  type Element = { readonly isElement: true };
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicElements { readonly [name: string]: { readonly children?: unknown } }
}
declare const count: number, name: string, isOpen: boolean, node: JSX.Element, children: JSX.Element | string;
declare const TEXTS: { readonly save: string };
`;
const OPTIONS = { jsx: 'preserve', strict: true, noEmit: true, types: [] };

const LOOSE = {
  'a text that comes and goes beside an element': "export const page = <p><b />{isOpen && 'more'}</p>;",
  'a text in one branch of a choice': 'export const page = <p>{isOpen ? node : name}<b /></p>;',
  'a number beside the text that it belongs to': 'export const page = <p>{count} rows</p>;',
  'a text behind an element that comes and goes': 'export const page = <p>{isOpen && <b />} more</p>;',
  'a text in a fragment': 'export const page = <>{name}</>;',
  'a constant text in a fragment, which may go as a whole': 'export const page = <><b />Offline</>;',
  'a text that a component returns': 'export function Age() { return isOpen ? name : node; }',
};
const STEADY = {
  'a text alone in its element': "export const page = <p>{isOpen ? 'Copied' : name}</p>;",
  'texts in elements of their own': 'export const page = <p><b>{count}</b> <span>{name}</span></p>;',
  'one text of several parts': 'export const page = <p>{`$' + '{count} rows`}</p>;',
  'a constant text beside elements': 'export const page = <p>{TEXTS.save} <b>{name}</b></p>;',
  'a constant text before what comes and goes': 'export const page = <p>Saved {isOpen && <b />}</p>;',
  'children, which show where they are made': 'export const page = <p>{children}<b /></p>;',
  'a text that a function returns': 'export function ageOf() { return name; }',
};

const folder = mkdtempSync(path.join(tmpdir(), 'loose-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name) => `${name.replaceAll(/\W+/g, '-')}.tsx`;
/** The compiler's own interface is there for ES modules alone, which jest does not load. */
const SCRIPT = `
  import { looseTexts } from ${JSON.stringify(path.join(__dirname, 'loose-texts.js'))};
  console.log(JSON.stringify(looseTexts(${JSON.stringify(folder)}, ['tsconfig.json'])));
`;
let found;

beforeAll(() => {
  for (const [name, code] of Object.entries({ ...LOOSE, ...STEADY }))
    writeFileSync(path.join(folder, fileOf(name)), `${PRELUDE}${code}`);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
  found = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' }),
  );
});

test.each(Object.keys(LOOSE))('%s is found', (name) => {
  expect(found).toContainEqual(expect.stringMatching(`^${fileOf(name)}:`));
});

test.each(Object.keys(STEADY))('%s is left alone', (name) => {
  expect(found).not.toContainEqual(expect.stringMatching(`^${fileOf(name)}:`));
});
