import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareBuilds } from './same-bytes.js';

const folder = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
afterAll(() => rmSync(folder, { recursive: true }));

let builds = 0;
function build(files) {
  builds += 1;
  const target = path.join(folder, String(builds));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), content);
  }
  return target;
}

test('builds of the same files are the same, whatever their maps say', () => {
  const one = build({ 'a.js': '1', 'b/c.js': '2', 'a.js.map': 'here' });
  expect(compareBuilds(one, build({ 'a.js': '1', 'b/c.js': '2', 'a.js.map': 'there' }))).toEqual({
    files: 2,
    differing: [],
  });
});

test('a file of another content, and one that is missing on either side, differ', () => {
  const one = build({ 'a.js': '1', 'b.js': '2' });
  expect(compareBuilds(one, build({ 'a.js': '1', 'b.js': '3' })).differing).toEqual(['b.js']);
  expect(compareBuilds(one, build({ 'a.js': '1' })).differing).toEqual(['b.js']);
  expect(compareBuilds(one, build({ 'a.js': '1', 'b.js': '2', 'c.js': '' })).differing).toEqual(['c.js']);
});

test('a build that is not there is no build like another', () => {
  expect(() => compareBuilds(path.join(folder, 'none'), path.join(folder, 'none'))).toThrow('was not built');
});
