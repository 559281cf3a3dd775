import { useEffect, useState } from 'react';
import { changeSignal, outboxName } from './change-signal';

/** Whether this device may hold something of a user's outbox: true where the browser cannot list databases. */
export async function mayHaveOutbox(uid: string): Promise<boolean> {
  try {
    const name = outboxName(uid);
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return true;
  }
}

/** The same while a page is shown, also of what is put there meanwhile, by any window. Most devices never do, and need not load its code. */
export function useMayHaveOutbox(uid: string): boolean {
  const [mayHave, setMayHave] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const found = () => isCurrent && setMayHave(true);
    void mayHaveOutbox(uid).then((exists) => exists && found());
    const signal = changeSignal(outboxName(uid), found);
    return () => {
      isCurrent = false;
      signal.close();
    };
  }, [uid]);
  return mayHave;
}
