import path from 'node:path';
import { root } from '@fleetfoot/tooling/remotes';
import { test } from '@playwright/test';

/** Where the cloud of a suite keeps its data, relative to the repository. */
export function dataFolderOf(suite: string): string {
  return `.local-cloud/${suite}`;
}

/** The data folder of the cloud that the running test talks to, as an absolute path. */
export function dataFolder(): string {
  return path.join(root, dataFolderOf(test.info().project.name));
}
