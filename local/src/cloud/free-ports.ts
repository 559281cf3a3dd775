import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Ports that no system gives to outgoing connections, which would take one before an emulator listens there. */
const FIRST = 20_000;
const LAST = 32_000;

/** Different free loopback ports, as many as asked for. All are held until the last is found. */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>();
  for (let tries = 0; held.size < count && tries < LAST - FIRST; tries += 1) {
    const port = randomInt(FIRST, LAST);
    const server = held.has(port) ? undefined : await listen(port);
    if (server) held.set(port, server);
  }
  await Promise.all([...held.values()].map(close));
  if (held.size < count) throw new Error('No free port on 127.0.0.1.');
  return [...held.keys()];
}

/** Whether nothing listens on this loopback port. */
export async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server) await close(server);
  return server !== undefined;
}

/** The first free loopback port from `first` upwards. */
export async function nextFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 99}.`);
}
