import { createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Different free loopback ports, as many as asked for. All are held until the last is found. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const held = servers.filter((server) => server !== undefined);
  if (held.length < count) throw new Error('No free port on 127.0.0.1.');
  const ports = held.map(portOf);
  await Promise.all(held.map(close));
  return ports;
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
