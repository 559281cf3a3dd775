import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIGHT, SIZES } from '../../shared/ui/tokens.ts';
import { REMOTES, root } from '../build/root.js';

/** What the page of the last release declares. A newer token joins these once its shell is everywhere. */
const RELEASED = `
  canvas surface sunken border control text muted accent accent-hover on-accent link accent-soft
  danger danger-hover on-danger danger-text danger-soft success-text success-soft warning-text warning-soft info-text info-soft
  neutral-soft backdrop shadow space-1 space-2 space-3 space-4 space-5 space-6 space-8 space-10 space-12 radius radius-lg
  target target-small text-xs text-sm text-md text-lg text-xl
`
  .trim()
  .split(/\s+/);

/** The tokens that a remote reads without a fallback. */
function bareTokens(remote) {
  const files = execFileSync('git', ['ls-files', `${remote}/src/*.ts`, `${remote}/src/*.tsx`], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .trim()
    .split('\n')
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/var\(--([\w-]+)\)/g)].map(
        ([, token]) => token,
      ),
    );
}

test.each(REMOTES)('%s has a fallback for every token that an older shell does not declare', (remote) => {
  const tokens = bareTokens(remote);
  expect(tokens.length).toBeGreaterThan(0);
  expect([...new Set(tokens)].filter((token) => !RELEASED.includes(token))).toEqual([]);
});

test('the tokens of the last release are all declared still, for older remotes', () => {
  const declared = Object.keys({ ...LIGHT, ...SIZES });
  expect(RELEASED.filter((token) => !declared.includes(token))).toEqual([]);
});
