import path from 'node:path';

/** The emulators that firebase-tools runs. */
export type SuiteService = 'auth' | 'functions';

/** Loopback ports of firebase-tools' emulators and of the services it adds by itself. */
export interface SuitePorts {
  readonly auth: number;
  readonly functions: number;
  readonly hub: number;
  readonly logging: number;
  readonly tasks: number;
  readonly eventarc: number;
}

/**
 * The firebase.json for one run.
 * @param folder where it will lie; firebase-tools resolves the functions' folder from there
 * @param functionsFolder absolute
 */
export function emulatorConfig(folder: string, functionsFolder: string, ports: SuitePorts): unknown {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    functions: [
      {
        source: path.relative(folder, functionsFolder),
        codebase: 'default',
        runtime: 'nodejs20',
        ignore: ['node_modules', 'src', '.types'],
      },
    ],
    emulators: {
      singleProjectMode: true,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, at(port)])),
      ui: { enabled: false },
    },
  };
}
