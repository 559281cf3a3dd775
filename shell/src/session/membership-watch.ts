import type { Role } from '@fleetfoot/shared/contract';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import * as v from '@fleetfoot/shared/schema';
import type { FirebaseDoor } from './firebase-door';
import type { Place } from './session-types';

export interface MembershipWatchOptions {
  readonly door: Pick<FirebaseDoor, 'observeDocument'>;
  /** Called with what the server says; `undefined` when it knows of no membership. */
  readonly onRole: (role: Role | undefined) => void;
  /** Called with the sign-ins of the user that were ended. */
  readonly onEnded: (sessions: readonly number[]) => void;
  /** Called when the server refuses to say, or cannot. */
  readonly onRefused: () => void;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
}

export interface MembershipWatch {
  /** Listens to this membership and to no other; `undefined` ends it. */
  follow(place: Place | undefined): void;
}

/** Pause before listening again to what could not be listened to, in milliseconds; a connection that is back ends it. */
const PAUSE_MS = 15_000;

const UNHEARD: readonly string[] = ['offline', 'timeout'];

function parseMember(data: unknown) {
  return v.parse(teamMembers.schema, data);
}

/** Notices when the user's membership ends or changes while the dashboard is open. */
export function createMembershipWatch(options: MembershipWatchOptions): MembershipWatch {
  const { door, onRole, onEnded, onRefused, report } = options;
  let end = () => {};

  function listen(path: string): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function again(): void {
      end();
      listen(path);
    }
    const stop = door.observeDocument(
      { path, parse: parseMember },
      {
        next(member) {
          onRole(member?.role);
          onEnded(member?.endedSessions ?? []);
        },
        fail(error) {
          timer = setTimeout(again, PAUSE_MS);
          addEventListener('online', again);
          // Nobody was there to ask: where data is dear, that ends a read.
          if (UNHEARD.includes(error.code)) return;
          // A removed member is refused, but not every refusal means removal: a fresh read decides.
          if (error.code !== 'permission-denied') report(error, { session: 'membership' });
          onRefused();
        },
      },
    );
    end = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      stop();
    };
  }

  return {
    follow(place) {
      end();
      end = () => {};
      if (place) listen(teamMembers.document(place.orgID, place.uid));
    },
  };
}
