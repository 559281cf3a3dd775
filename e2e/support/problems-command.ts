import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Cloud } from './cloud';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = ['--import', 'tsx', 'functions/src/problems/command.ts'];

/** Runs the operator's command about problems, as `npm run problems -- …`; returns what it prints. */
export async function problemsCommand(cloud: Cloud, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ FIRESTORE_EMULATOR_HOST: new URL(cloud.firestoreUrl).host },
      GCLOUD_PROJECT: cloud.firebase.projectId,
    },
  });
  return stdout;
}
