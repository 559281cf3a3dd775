import { parseArgs } from 'node:util';
import { CloudError } from './cloud-error';

export interface StartOptions {
  /** Throws the saved data away first. */
  readonly fresh: boolean;
  /** The port asked for; when it is taken, the start fails. */
  readonly port: number | undefined;
  /** Folder of this cloud, relative to the repository. */
  readonly home: string;
  /** Ids of remotes that the registry lists as switched off. */
  readonly disabled: readonly string[];
  readonly help: boolean;
}

export const USAGE = `npm start -- [options]

  --fresh          begin anew: forget the saved data
  --port <number>  port of the product (4000, or the next that is free)
  --data <folder>  where this cloud keeps its data and logs (.local-cloud)
  --disable <id>   list a remote as switched off; may be repeated
  --help           show this
`;

/**
 * Reads the command line.
 * @throws CloudError naming what is wrong
 */
export function parseStartOptions(args: readonly string[]): StartOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean', default: false },
        port: { type: 'string' },
        data: { type: 'string', default: '.local-cloud' },
        disable: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
      throw new Error(`--port ${values.port} is not a port number.`);
    }
    return { fresh: values.fresh, port, home: values.data, disabled: values.disable, help: values.help };
  } catch (error) {
    throw new CloudError(error instanceof Error ? error.message : String(error), USAGE.trimEnd().split('\n'));
  }
}
