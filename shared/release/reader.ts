import { type ReleasedRegistry, type ReleasedRemote, releasedRemote, type Switches } from './choose';
import type { ReleaseError } from './release-error';
import { type ReleaseTrust, verifyStatement } from './signature';
import type { ReleaseStatement, SignedStatement } from './statement';

/** What a store tells of one remote; `/remotes.json` lists one for each. */
export interface PublishedRelease extends SignedStatement, Switches {
  readonly remote: string;
}

export interface ReleaseReaderOptions {
  readonly trust: ReleaseTrust;
  /** Remotes that are believed already: of the page itself. */
  readonly known?: readonly ReleasedRemote[];
  /** Numbers below which nothing is believed, by remote: of those known under other keys. */
  readonly from?: Readonly<Record<string, number>>;
  /** Told of each statement that is not believed, once. */
  readonly onRefused: (remote: string, error: ReleaseError) => void;
  /** Older statements of a remote, newest first, for one of which nothing is known yet and the present one is refused. */
  readonly past?: (remote: string) => Promise<readonly SignedStatement[]>;
}

/** What is believed of one remote. */
interface Believed {
  readonly remote: ReleasedRemote;
  /** Not there for a remote that the page came with. */
  readonly from?: { readonly signed: SignedStatement; readonly statement: ReleaseStatement };
}

function isSame(one: SignedStatement | undefined, other: SignedStatement): boolean {
  return one?.signature === other.signature && one.statement === other.statement;
}

/**
 * Keeps what is believed of every remote. A statement that is refused changes nothing; what a store takes away is taken away
 * whoever says so.
 * @returns what to call with all that a store tells; it answers with every remote that is known, and never rejects
 */
export function createReleaseReader(options: ReleaseReaderOptions) {
  const { trust, known = [], from = {}, onRefused, past } = options;
  const believed = new Map<string, Believed>(known.map((remote) => [remote.id, { remote }]));
  const told = new Set<string>();

  function refuse(remote: string, signed: Partial<SignedStatement>, error: unknown): void {
    const name = `${remote} ${signed.signature} ${signed.statement}`;
    if (told.has(name)) return;
    told.add(name);
    onRefused(remote, error as ReleaseError);
  }

  async function believe(id: string, signed: SignedStatement): Promise<Believed | undefined> {
    const before = believed.get(id);
    if (before?.from && isSame(before.from.signed, signed)) return before;
    try {
      const statement = await verifyStatement(signed, id, trust, before?.remote.sequence ?? from[id]);
      return { remote: releasedRemote(statement, { enabled: true }), from: { signed, statement } };
    } catch (error) {
      refuse(id, signed, error);
      return undefined;
    }
  }

  async function believePast(id: string): Promise<Believed | undefined> {
    if (believed.has(id) || past === undefined) return undefined;
    for (const signed of await past(id)) {
      const found = await believe(id, signed);
      if (found) return found;
    }
    return undefined;
  }

  async function read(release: PublishedRelease): Promise<void> {
    const { remote: id, enabled, halted } = release;
    const found = (await believe(id, release)) ?? (await believePast(id)) ?? believed.get(id);
    if (found === undefined) return;
    const switches = { enabled: enabled !== false, halted: typeof halted === 'string' ? halted : undefined };
    const remote = found.from
      ? releasedRemote(found.from.statement, switches)
      : { ...found.remote, enabled: found.remote.enabled && switches.enabled };
    believed.set(id, { ...found, remote });
  }

  return async (published: readonly PublishedRelease[]): Promise<ReleasedRegistry> => {
    const listed = published.filter((release) => typeof release?.remote === 'string');
    await Promise.all(listed.map(read));
    // One that is listed no more may come back; who switches a remote off says so.
    const remotes = [...believed.values()].map(({ remote }) => remote);
    const isPartial = published.length > listed.length || listed.some(({ remote }) => !believed.has(remote));
    return {
      remotes: remotes.sort((one, other) => one.id.localeCompare(other.id)),
      ...(isPartial && { isPartial }),
    };
  };
}
