import { useEffect, useState } from 'react';
import { changeSignal, outboxName } from './change-signal';

/** Whether the database may exist: true where the browser cannot list databases. */
async function mayExist(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return true;
  }
}

/** Whether this device may hold something of a user's outbox. Most never do, and need not load its code. */
export function useMayHaveOutbox(uid: string): boolean {
  const [mayHave, setMayHave] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const found = () => isCurrent && setMayHave(true);
    const name = outboxName(uid);
    void mayExist(name).then((exists) => exists && found());
    const signal = changeSignal(name, found);
    return () => {
      isCurrent = false;
      signal.close();
    };
  }, [uid]);
  return mayHave;
}
