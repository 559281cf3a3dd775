import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { CloudError } from './cloud-error';
import { FIREBASE_CLI } from './firebase-cli';
import { findFirestoreJar } from './firestore-jar';

const DOWNLOAD_MS = 180_000;

const FIX = [
  'One of these gives it to you:',
  '  npx firebase setup:emulators:firestore          (downloads it, needs the internet)',
  '  gcloud components install cloud-firestore-emulator',
  '  sudo apt-get install google-cloud-cli-firestore-emulator',
  '  FIRESTORE_EMULATOR_JAR=<file> npm start         (you have the jar already)',
  '  FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm start  (it is running already)',
];

function download(cwd: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [FIREBASE_CLI, 'setup:emulators:firestore'], {
      cwd,
      stdio: 'ignore',
      timeout: DOWNLOAD_MS,
    });
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

/**
 * The official Firestore emulator's jar, downloaded when this machine has none.
 * @param cwd folder in which the downloader may leave its log
 * @param onDownload called before a download starts
 * @throws CloudError when it cannot be had
 */
export async function ensureFirestoreJar(cwd: string, onDownload: () => void): Promise<string> {
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  const search = { env: process.env, home: homedir() };
  const found = findFirestoreJar(search);
  if (found) return found;
  if (named) throw new CloudError(`FIRESTORE_EMULATOR_JAR names ${named}, which does not exist.`, FIX);
  onDownload();
  await download(cwd);
  const downloaded = findFirestoreJar(search);
  if (downloaded) return downloaded;
  throw new CloudError('The Firestore emulator is not on this machine and could not be downloaded.', FIX);
}
