import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState } from 'react';

const NOBODY: ReadonlyMap<string, string> = new Map();

/**
 * Names of people, by uid, as they arrive: each is read once. Former members have none.
 * @param find stable; resolves to nothing where there is no such person
 */
export function useNames(
  uids: readonly string[],
  find: (uid: string) => Promise<string | undefined>,
): ReadonlyMap<string, string> {
  const { report } = useServices();
  const [names, setNames] = useState(NOBODY);
  const [asked] = useState(() => new Set<string>());
  const key = uids.join(' ');
  useEffect(() => {
    for (const uid of key.split(' ')) {
      if (uid === '' || asked.has(uid)) continue;
      asked.add(uid);
      find(uid).then(
        (name) => name !== undefined && setNames((known) => new Map(known).set(uid, name)),
        (error: unknown) => {
          // The timeline is complete without names.
          asked.delete(uid);
          report(error, { name: uid });
        },
      );
    }
  }, [key, find, asked, report]);
  return names;
}
