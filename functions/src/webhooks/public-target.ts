import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 that is not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const CLOSED_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Where Azure's machines ask about themselves; it looks like any other address.
  '168.63.129.16/32',
];

/** Within 2000::/3, which is all that is public of IPv6: protocols, 6to4, which holds any IPv4, and documentation. */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(type: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), type);
  }
  return list;
}

const closedV4 = listOf('ipv4', CLOSED_IPV4);
const closedV6 = listOf('ipv6', CLOSED_IPV6);
const openV6 = listOf('ipv6', ['2000::/3']);
const loopback = listOf('ipv4', ['127.0.0.0/8']);

/** Whether an IP address is on the public internet. IPv6 that stands for an IPv4 address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closedV4.check(address);
  return version === 6 && openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** Which addresses may be connected to. */
export type AllowsAddress = (address: string) => boolean;

/** Allows this machine beside the public internet: for the tests' and the local cloud's webhooks alone. */
export function isPublicOrLoopback(address: string): boolean {
  return isPublicAddress(address) || (isIP(address) === 4 && loopback.check(address));
}

/** The failure of a request to an address that is not on the public internet. */
export class ForbiddenTarget extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet.`);
    this.name = 'ForbiddenTarget';
  }
}

/** Asks for every address of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Looks names up for `net.connect`, which then connects to what is returned here and asks nobody again: a name that has
 * another address a moment later, or beside a public one, gains nothing.
 */
export function checkedLookup(allows: AllowsAddress, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      if (found.length === 0 || !found.every(({ address }) => allows(address)))
        return callback(new ForbiddenTarget(hostname), []);
      if (options.all) return callback(null, found);
      const [{ address, family } = { address: '', family: 4 }] = found;
      return callback(null, address, family);
    });
  };
}

/** The host of an address without the brackets of IPv6. The parser writes IPv4 in its usual form, however it was spelled. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** The ports of other services than the web's: what is there may take a request for something else. */
function isWebPort({ port }: URL): boolean {
  return port === '' || port === '443' || Number(port) >= 1024;
}

/**
 * Why nothing is sent to an address, as its owner is told; `undefined` for one that may be tried. Names are looked up
 * when something is sent, not here.
 */
export function targetProblem(text: string, allows: AllowsAddress = isPublicAddress): string | undefined {
  if (!URL.canParse(text)) return 'Enter a web address, as https://shop.example.co.za/webhooks.';
  const url = new URL(text);
  const host = hostOf(url);
  const isLocal = isIP(host) !== 0 && !isPublicAddress(host) && allows(host);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
    return 'The address has to begin with https://.';
  if (url.username !== '' || url.password !== '')
    return 'Leave the user name and the password out of the address.';
  if (url.hash !== '') return 'Leave out what follows the #.';
  if (!isWebPort(url)) return 'Use port 443, or one above 1023.';
  const isName = isIP(host) === 0;
  if (
    isName
      ? !/\.[^.]*[a-z][^.]*\.?$/i.test(host) || /\.(?:local|internal|localhost)\.?$/i.test(host)
      : !allows(host)
  )
    return 'Use an address on the public internet: nothing else can be reached from here.';
  return undefined;
}
