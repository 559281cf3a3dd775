import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The parts of the saved data. */
export interface SavedData {
  readonly accounts: string;
  readonly documents: string;
  /** One file: what the local Stripe knows. */
  readonly payments: string;
}

function within(folder: string): SavedData {
  return {
    accounts: path.join(folder, 'auth'),
    documents: path.join(folder, 'firestore'),
    payments: path.join(folder, 'stripe.json'),
  };
}

/** What the last run saved; a save that was cut short leaves the one before it. */
export function readSavedData(folder: string): SavedData | undefined {
  const previous = `${folder}.previous`;
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  return existsSync(folder) ? within(folder) : undefined;
}

/** Forgets what earlier runs saved. */
export function discardSavedData(folder: string): void {
  for (const leftover of [folder, `${folder}.previous`, `${folder}.next`]) {
    rmSync(leftover, { recursive: true, force: true });
  }
}

/**
 * Replaces the saved data as a whole: `write` fills new folders, which then take the place of the old ones.
 * When `write` rejects, the old data stays.
 */
export async function replaceSavedData(
  folder: string,
  write: (data: SavedData) => Promise<void>,
): Promise<void> {
  const next = `${folder}.next`;
  const previous = `${folder}.previous`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await write(within(next));
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}
