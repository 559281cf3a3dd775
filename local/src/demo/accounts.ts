import type { Auth } from 'firebase-admin/auth';

interface Account {
  readonly uid: string;
  /** E.164. */
  readonly phoneNumber: string;
}

/** Makes accounts with fixed ids; those that are there stay as they are. */
export async function ensureAccounts(auth: Auth, accounts: readonly Account[]): Promise<void> {
  const { users } = await auth.getUsers(accounts.map(({ uid }) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  await Promise.all(
    accounts
      .filter(({ uid }) => !known.has(uid))
      .map(({ uid, phoneNumber }) => auth.createUser({ uid, phoneNumber })),
  );
}
