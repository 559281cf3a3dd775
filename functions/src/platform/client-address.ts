import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

type Env = Readonly<Record<string, string | undefined>>;

/** The ways in: a function's own address, or the site, where Hosting stands before it. */
export type WayIn = 'own' | 'site';

/** As much of an HTTP request as tells where it comes from. */
interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The settings of a deployment, and what counts without them: Google's front end is one proxy, and Hosting another. */
const SETTINGS = {
  own: { name: 'FLEETFOOT_TRUSTED_PROXIES', usual: '1' },
  site: { name: 'FLEETFOOT_SITE_PROXIES', usual: '2' },
} as const satisfies Record<WayIn, { readonly name: string; readonly usual: string }>;

/**
 * How many proxies of the deployment's a request comes through. Each appends whom it heard to X-Forwarded-For; what stands
 * before that, anybody can write.
 * @throws Error for a value that is no count, so that a slip of the pen lets nobody choose their address
 */
export function trustedProxies(way: WayIn, env: Env = process.env): number {
  const { name, usual } = SETTINGS[way];
  const given = env[name]?.trim() || usual;
  if (/^\d$/.test(given)) return Number(given);
  throw new Error(`${name} must be a number of proxies, not ${given}.`);
}

// At once: a deployment with a slip in its settings fails, instead of every call to it.
const TRUSTED: Readonly<Record<WayIn, number>> = {
  own: trustedProxies('own'),
  site: trustedProxies('site'),
};

/** IPv4 as it is written in IPv6. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

/**
 * The IP address that a request comes from: what the outermost proxy that is ours saw, for anybody can write more in
 * front of it into the header. Empty where none is known.
 * @param way by which the function is reached
 */
export function addressOf({ headers, socket }: Arrived, way: WayIn, trusted = TRUSTED): string {
  const hops = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = [...hops.map((hop) => hop.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  // The last one is the nearest proxy itself; a shorter way than expected is taken as it is.
  const address = (seen.at(-1 - trusted[way]) ?? seen[0] ?? '').replace(MAPPED, '');
  return isIP(address) === 0 ? '' : address;
}
