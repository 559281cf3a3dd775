import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type Accounts, createAccounts } from './accounts';

/** The accounts of an earlier run, or none. */
export function readAccounts(file: string | undefined): Accounts {
  if (file === undefined || !existsSync(file)) return createAccounts();
  return createAccounts(JSON.parse(readFileSync(file, 'utf8')));
}

export async function saveAccounts(accounts: Accounts, file: string): Promise<void> {
  await writeFile(file, JSON.stringify(accounts.toJson()));
}
