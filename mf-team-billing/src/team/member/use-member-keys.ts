import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { useEffect, useRef, useState } from 'react';
import type { MemberKeys } from '../data';

/** What is known of a member and the keys while their dialog is open. */
export interface KnownKeys {
  /** Whether the member may know the live key: as an Admin, or from before it was last rolled. */
  readonly couldSee: boolean;
  /** Names of the member's own keys; `undefined` while they are not known. */
  readonly owned: readonly string[] | undefined;
}

/** Reads a member's keys once. Until they are read, and where they cannot be, the member is taken to know the key. */
export function useMemberKeys(
  { role, knownKeyEnding }: TeamMember,
  readKeys: () => Promise<MemberKeys>,
): KnownKeys {
  const [keys, setKeys] = useState<MemberKeys>();
  const read = useRef(readKeys);
  useEffect(() => {
    let isShown = true;
    read.current().then(
      (found) => isShown && setKeys(found),
      // The server knows them all the same: nothing is missing but their names here.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  const isStillKnown = knownKeyEnding !== undefined && (!keys || keys.liveEnding === knownKeyEnding);
  return { couldSee: may(role, 'apiKey.show') || isStillKnown, owned: keys?.owned };
}
