import { CloudError } from './cloud-error';
import { isFree, nextFreePort } from './free-ports';

const USUAL_PORT = 4000;

/**
 * The port to serve the product on.
 * @param wanted asked for by name: that one or none
 * @param say told when the usual port is taken
 * @throws CloudError when the wanted port is taken
 */
export async function choosePort(wanted: number | undefined, say: (line: string) => void): Promise<number> {
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted;
    throw new CloudError(`Port ${wanted} is taken.`, ['Stop what listens there, or choose another --port.']);
  }
  const port = await nextFreePort(USUAL_PORT);
  if (port !== USUAL_PORT) say(`  Port ${USUAL_PORT} is taken; using ${port}.`);
  return port;
}
