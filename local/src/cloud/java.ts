import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CloudError } from './cloud-error';

const OLDEST = 17;

const FIX = [
  `The Firestore emulator needs Java ${OLDEST} or later. Install it:`,
  '  Debian, Ubuntu   sudo apt-get install default-jre-headless',
  '  macOS            brew install openjdk',
  '  Windows          winget install EclipseAdoptium.Temurin.21.JRE',
  'or set FIRESTORE_EMULATOR_HOST to an emulator that is running elsewhere.',
];

/**
 * The major version in what `java -version` prints.
 * @returns `undefined` when there is none
 */
export function javaMajor(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return first === '1' ? Number(second) : Number(first);
}

function javaCommand(env: NodeJS.ProcessEnv): string {
  const own = env['JAVA_HOME'] && path.join(env['JAVA_HOME'], 'bin', 'java');
  return own && existsSync(own) ? own : 'java';
}

/**
 * Finds a Java that can run the Firestore emulator.
 * @returns the command to run it
 * @throws CloudError when there is none or it is too old
 */
export async function findJava(env: NodeJS.ProcessEnv): Promise<string> {
  const command = javaCommand(env);
  const printed = await new Promise<string | undefined>((resolve) => {
    execFile(command, ['-version'], (error, stdout, stderr) =>
      resolve(error ? undefined : `${stdout}${stderr}`),
    );
  });
  if (printed === undefined) throw new CloudError('Java was not found.', FIX);
  const major = javaMajor(printed);
  if (major !== undefined && major < OLDEST) throw new CloudError(`Java ${major} is too old.`, FIX);
  return command;
}
