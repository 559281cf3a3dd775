import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { componentOf, findPages } from './find-pages.js';

const src = mkdtempSync(path.join(tmpdir(), 'pages-'));

function put(file, content) {
  mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
  writeFileSync(path.join(src, file), content);
}

beforeEach(() => {
  rmSync(src, { recursive: true, force: true });
  put('list/list-page.tsx', 'export function ListPage() {\n  return <h1>All</h1>;\n}\n');
  put('list/list-table.tsx', 'export function ListTable() {}');
  put('list/list-page.test.tsx', 'test.todo("list");');
});
afterAll(() => rmSync(src, { recursive: true, force: true }));

test('pages are found in every folder by their file names', () => {
  put(
    'team/member/detail-page.tsx',
    'const x = 1;\nexport function DetailPage(): string {\n  return x.toFixed();\n}\n',
  );
  expect(findPages(src)).toEqual([
    { page: 'detail-page', file: path.join(src, 'team/member/detail-page.tsx'), component: 'DetailPage' },
    { page: 'list-page', file: path.join(src, 'list/list-page.tsx'), component: 'ListPage' },
  ]);
});

test('a page exports a component of its name', () => {
  expect(componentOf('api-docs-page')).toBe('ApiDocsPage');
  put('list/list-page.tsx', 'export function TeamPage() {}');
  expect(() => findPages(src)).toThrow('list-page.tsx must hold: export function ListPage()');
});

test('a page takes no props', () => {
  put('list/list-page.tsx', 'export function ListPage({ orgID }: { orgID: string }) {\n  return orgID;\n}\n');
  expect(() => findPages(src)).toThrow('without props');
});

test('two pages of one name are refused', () => {
  put('other/list-page.tsx', 'export function ListPage() {}');
  expect(() => findPages(src)).toThrow('Two files are called list-page.tsx');
});
