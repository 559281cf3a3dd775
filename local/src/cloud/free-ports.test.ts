import { createServer } from 'node:net';
import { freePorts, isFree } from './free-ports';

test('free ports differ, can be listened on, and are none of those for outgoing connections', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  expect(await Promise.all(ports.map(isFree))).toEqual(ports.map(() => true));
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('a port that is taken is not free', async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
