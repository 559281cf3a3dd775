import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteEverything } from './emulator-control';

let server: Server;

/** An emulator that answers resets with these, one after the other; returns what it was asked. */
async function emulatorThatAnswers(...statuses: number[]): Promise<readonly string[]> {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(statuses[asked.length - 1] ?? 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return asked;
}

afterEach(() => {
  server.close();
  Reflect.deleteProperty(process.env, 'FIRESTORE_EMULATOR_HOST');
});

it('a reset that a leaving listener cut short is asked for again', async () => {
  const asked = await emulatorThatAnswers(499, 499, 200);
  await deleteEverything('demo-one');
  const reset = 'DELETE /emulator/v1/projects/demo-one/databases/(default)/documents';
  expect(asked).toEqual([reset, reset, reset]);
});

it.each([
  ['cut short again and again', [499, 499, 499, 499, 499, 200], 499, 5],
  ['refused', [400, 200], 400, 1],
])('a reset that is %s fails', async (_, statuses, told, resets) => {
  const asked = await emulatorThatAnswers(...statuses);
  await expect(deleteEverything('demo-one')).rejects.toThrow(`answered ${told} to a reset`);
  expect(asked).toHaveLength(resets);
});
