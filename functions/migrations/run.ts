import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { moveLiveKeys } from './move-live-keys';

// npm run migrate:keys -- --project <id> [--write]
const { values } = parseArgs({ options: { project: { type: 'string' }, write: { type: 'boolean' } } });
const { project: projectId, write = false } = values;
if (projectId === undefined)
  throw new Error('Say which project: npm run migrate:keys -- --project <id> [--write]');

const { found, moved, knownTo, conflicts, left } = await moveLiveKeys(
  getFirestore(initializeApp({ projectId })),
  { write },
);
process.stdout.write(`${write ? 'Moved' : 'Dry run; --write moves them'}: live keys of ${projectId}
  found in the organisation's document    ${found}
  ${write ? 'moved        ' : 'to be moved  '}                           ${moved}
  Members noted to know their key         ${knownTo}
  left where they were                    ${left}
`);
if (conflicts.length > 0) {
  process.stdout.write(`Another live key was there already, look at: ${conflicts.join(' ')}\n`);
  process.exitCode = 1;
}
