import type { Live } from '@fleetfoot/shared/firebase';
import type { Story } from '../detail/use-story';

const NOTHING: Live<readonly never[]> = { status: 'ready', data: [], offline: false };

/** What is known to have happened to a delivery: nothing, unless `changes` say otherwise. */
export function story(changes: Partial<Story> = {}): Story {
  return {
    history: NOTHING,
    edits: NOTHING,
    problems: NOTHING,
    names: new Map([['uid-thandi', 'Thandi Nkosi']]),
    ...changes,
  };
}
