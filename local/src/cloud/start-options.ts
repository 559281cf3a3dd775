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
  /** Whether functions refuse calls that do not come from the product's page. */
  readonly appCheck: boolean;
  /** How long sign-ins on new devices are guarded, in hours; 0 when they are not. */
  readonly guard: number;
  /** Folder of the built shell and remotes that are served instead of the repository's own. */
  readonly builds: string | undefined;
  /** How many times faster than life simulated couriers are; `undefined` when there are none. */
  readonly courierSpeed: number | undefined;
  /** True when the official emulator runs the functions, with a process for each. */
  readonly functionsEmulator: boolean;
  readonly help: boolean;
}

export const USAGE = `npm start -- [options]

  --fresh          begin anew: forget the saved data
  --port <number>  port of the product (4000, or the next that is free)
  --data <folder>  where this cloud keeps its data and logs (.local-cloud)
  --disable <id>   list a remote as switched off; may be repeated
  --app-check      let functions refuse calls without App Check
  --guard <hours>  guard sign-ins on new devices, and ask for fresh codes (off)
  --builds <dir>   serve the shell and the remotes that are built there
  --courier off    let nobody carry what is created (on: simulated couriers)
  --courier-speed <factor>  let couriers ride so many times faster than in life (20)
  --functions-emulator      run functions in the official emulator, a process for each
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
        'app-check': { type: 'boolean', default: false },
        guard: { type: 'string', default: '0' },
        builds: { type: 'string' },
        courier: { type: 'string', default: 'on' },
        'courier-speed': { type: 'string', default: '20' },
        'functions-emulator': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
      throw new Error(`--port ${values.port} is not a port number.`);
    }
    const guard = Number(values.guard);
    if (!(guard >= 0 && Number.isFinite(guard))) {
      throw new Error(`--guard ${values.guard} is not a number of hours.`);
    }
    if (!['on', 'off'].includes(values.courier)) {
      throw new Error(`--courier ${values.courier} is neither on nor off.`);
    }
    const speed = Number(values['courier-speed']);
    if (!(speed > 0 && Number.isFinite(speed))) {
      throw new Error(`--courier-speed ${values['courier-speed']} is not a factor.`);
    }
    return {
      guard,
      fresh: values.fresh,
      port,
      home: values.data,
      disabled: values.disable,
      appCheck: values['app-check'],
      builds: values.builds,
      courierSpeed: values.courier === 'on' ? speed : undefined,
      functionsEmulator: values['functions-emulator'],
      help: values.help,
    };
  } catch (error) {
    throw new CloudError(error instanceof Error ? error.message : String(error), USAGE.trimEnd().split('\n'));
  }
}
