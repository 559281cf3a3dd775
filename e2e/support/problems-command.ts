import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@fleetfoot/tooling/remotes';
import type { Cloud } from './cloud';

const COMMAND = ['--import', 'tsx', 'functions/src/problems/command.ts'];

/** Runs the operator's command about problems, as `npm run ops -- problems …`; returns what it prints. */
export async function problemsCommand(cloud: Cloud, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND, ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...{ FIRESTORE_EMULATOR_HOST: new URL(cloud.firestoreUrl).host },
      GCLOUD_PROJECT: cloud.firebase.projectId,
    },
  });
  return stdout;
}
