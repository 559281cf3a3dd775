import type { Role } from '@fleetfoot/shared/contract';
import { TeamMemberSchema } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import type { FirebaseDoor } from './firebase-door';

export interface MembershipWatchOptions {
  readonly door: Pick<FirebaseDoor, 'observeDocument'>;
  /** The role that the session holds at the moment. */
  readonly role: () => Role | undefined;
  /** Called when the server says something else. */
  readonly onOther: () => void;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
}

export interface MembershipWatch {
  /** Listens to this membership document and to no other; `undefined` ends it. */
  follow(path: string | undefined): void;
}

/** Pause before listening again to what could not be listened to, in milliseconds. */
const PAUSE_MS = 15_000;

function parseRole(data: unknown): Role {
  return v.parse(TeamMemberSchema, data).role;
}

/** Notices when the user's membership ends or changes while the dashboard is open. */
export function createMembershipWatch(options: MembershipWatchOptions): MembershipWatch {
  const { door, role, onOther, report } = options;
  let followed: string | undefined;
  let end = () => {};

  function listen(path: string): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = door.observeDocument(
      { path, parse: parseRole },
      {
        next(found) {
          if (found !== role()) onOther();
        },
        fail(error) {
          // Who has lost the membership may be refused; whether that is why, a fresh read tells.
          if (error.code !== 'permission-denied') report(error, { session: 'membership' });
          timer = setTimeout(() => {
            end();
            listen(path);
          }, PAUSE_MS);
          onOther();
        },
      },
    );
    end = () => {
      clearTimeout(timer);
      stop();
    };
  }

  return {
    follow(path) {
      if (path === followed) return;
      followed = path;
      end();
      end = () => {};
      if (path !== undefined) listen(path);
    },
  };
}
