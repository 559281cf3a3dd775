import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root as repository } from '../build/root.js';
import { deadPaths, pathsIn } from './dead-paths.js';

test('a path is found in prose and in code', () => {
  expect(pathsIn('See `shared/ui/icon.ts` or docs/adr.')).toEqual(['shared/ui/icon.ts', 'docs/adr']);
});

test('a path with a placeholder is asked for up to the folder before it', () => {
  expect(pathsIn('mf-{id}/src, shell/src/*.ts and docs/adr/{number}.md')).toEqual(['shell/src', 'docs/adr']);
});

test('a file that a build makes is not asked for', () => {
  expect(pathsIn('Firebase reads `functions/lib/index.js`.')).toEqual([]);
});

test('ARCHITECTURE.md names paths at all', () => {
  const text = readFileSync(path.join(repository, 'ARCHITECTURE.md'), 'utf8');
  expect(pathsIn(text).length).toBeGreaterThan(30);
});

describe('in a checkout', () => {
  let root;

  function write(file, text) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    execFileSync('git', ['add', file], { cwd: root });
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'dead-paths-'));
    execFileSync('git', ['init', '-q'], { cwd: root });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('a path that leads nowhere is named with its document', () => {
    write('shared/model/index.ts', '');
    write('ARCHITECTURE.md', '`shared/model/index.ts` and `shared/model/gone.ts`');
    expect(deadPaths(root)).toEqual(['ARCHITECTURE.md: shared/model/gone.ts']);
  });

  test("a package's README may name its own files from its folder or its sources", () => {
    write('local/src/tooling/inbox.ts', '');
    write('local/docs/plan.txt', '');
    write('local/README.md', 'tooling/inbox.ts, docs/plan.txt');
    expect(deadPaths(root)).toEqual([]);
  });

  test("a package's changelog may name what is gone", () => {
    write('shell/CHANGELOG.md', 'shell/src/gone.ts');
    write('README.md', '');
    expect(deadPaths(root)).toEqual([]);
  });
});
