import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the cloud of a suite keeps its data, relative to the repository. */
export function dataFolderOf(suite: string): string {
  return `.local-cloud/${suite}`;
}

/** The data folder of the cloud that the running test talks to, as an absolute path. */
export function dataFolder(): string {
  return path.join(ROOT, dataFolderOf(test.info().project.name));
}
