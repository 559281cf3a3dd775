import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { TRUSTED_PROXIES } from './options';

/** As much of an HTTP request as tells where it comes from. */
interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** IPv4 as it is written in IPv6. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

/**
 * The IP address that a request comes from: what the outermost proxy that is ours saw, for anybody can write more in
 * front of it into the header. Empty where none is known.
 * @param proxies how many proxies of ours a request comes through, each of which appends whom it heard
 */
export function addressOf({ headers, socket }: Arrived, proxies = TRUSTED_PROXIES): string {
  const hops = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = [...hops.map((hop) => hop.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  // The last one is the nearest proxy itself; a shorter way than expected is taken as it is.
  const address = (seen.at(-1 - proxies) ?? seen[0] ?? '').replace(MAPPED, '');
  return isIP(address) === 0 ? '' : address;
}
