import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIGHT, SIZES } from '../../shared/ui/tokens.ts';
import { REMOTES, root } from '../build/root.js';

/** What the shell's page declares. */
const DECLARED = Object.keys({ ...LIGHT, ...SIZES });

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

test.each(REMOTES)("%s reads without a fallback only what the shell's page declares", (remote) => {
  const tokens = bareTokens(remote);
  expect(tokens.length).toBeGreaterThan(0);
  expect([...new Set(tokens)].filter((token) => !DECLARED.includes(token))).toEqual([]);
});
