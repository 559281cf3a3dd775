import { type Account, newAccount } from './account';

type Saved = Readonly<Record<string, Readonly<Record<string, readonly (readonly [string, unknown])[]>>>>;

/** Accounts by the name in their keys. */
export interface Accounts {
  /** Every name has an account, empty at first. */
  of(name: string): Account;
  forget(name: string): void;
  toJson(): Saved;
}

function restored(saved: Saved[string]): Account {
  const maps = Object.entries(saved).map(([name, entries]) => [name, new Map(entries)]);
  return { ...newAccount(), ...(Object.fromEntries(maps) as Partial<Account>) };
}

/** @param saved what {@link Accounts.toJson} gave in an earlier run */
export function createAccounts(saved: Saved = {}): Accounts {
  const accounts = new Map(Object.entries(saved).map(([name, account]) => [name, restored(account)]));
  return {
    of(name) {
      const known = accounts.get(name);
      if (known) return known;
      const account = newAccount();
      accounts.set(name, account);
      return account;
    },
    forget: (name) => accounts.delete(name),
    toJson: () =>
      Object.fromEntries(
        [...accounts].map(([name, account]) => [
          name,
          Object.fromEntries(Object.entries(account).map(([kind, map]) => [kind, [...map]])),
        ]),
      ),
  };
}
