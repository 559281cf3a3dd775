import { createBotCheck } from './bot-check';
import { type LocalServices, localAddress } from './local-address';

/**
 * Sends what the page asks of Firebase's services to the emulators of this machine. The page runs the build that is
 * deployed, which knows production's addresses and no other; the host serves this script before it and nowhere else.
 */
export function useLocalServices(page: typeof globalThis, services: LocalServices): void {
  const { fetch, Request, XMLHttpRequest } = page;
  const local = <T>(address: T) =>
    typeof address === 'string' || address instanceof URL ? localAddress(String(address), services) : address;

  page.fetch = (input, init) => fetch.call(page, local(input), init);
  // Firestore asks through requests, and through XMLHttpRequest in browsers that cannot read a stream.
  page.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(local(input), init);
    }
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openLocal(this: XMLHttpRequest, ...args: unknown[]) {
    const [method, address, ...rest] = args;
    return Reflect.apply(open, this, [method, local(address), ...rest]);
  };
  // Firestore says goodbye by a beacon, which outlives the page.
  const { sendBeacon } = page.navigator;
  page.navigator.sendBeacon = (address, data) => sendBeacon.call(page.navigator, local(address), data);
  Object.assign(page, { grecaptcha: createBotCheck() });
}
