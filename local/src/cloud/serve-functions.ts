import { createServer, type IncomingMessage, type Server } from 'node:http';
import express, { type Express, type Request, type Response } from 'express';

/** The limit of the Functions emulator. */
const BODY_LIMIT = '32mb';

/** A function of firebase-functions. */
interface DeployedFunction {
  (request: Request, response: Response): unknown;
  readonly __endpoint: { readonly region?: readonly unknown[]; readonly scheduleTrigger?: unknown };
}

function isDeployed(value: unknown): value is DeployedFunction {
  return typeof value === 'function' && '__endpoint' in value;
}

/** Functions by name. Firebase joins the names of a group with hyphens; the emulator numbers a scheduled function. */
function functionsIn(group: object, prefix = ''): [name: string, target: DeployedFunction][] {
  return Object.entries(group).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    if (isDeployed(value)) return [[value.__endpoint.scheduleTrigger ? `${name}-0` : name, value]];
    return typeof value === 'object' && value !== null ? functionsIn(value, `${name}-`) : [];
  });
}

function keepRawBody(request: IncomingMessage, _: unknown, body: Buffer): void {
  Object.assign(request, { rawBody: body });
}

/** Express as the emulator sets it up for a function. */
function appOf(target: DeployedFunction): Express {
  const options = { limit: BODY_LIMIT, verify: keepRawBody };
  const app = express();
  app.enable('trust proxy');
  app.disable('x-powered-by');
  app.use(express.json(options), express.text(options), express.urlencoded({ ...options, extended: true }));
  app.use(express.raw({ ...options, type: () => true }));
  app.use((request: Request, response: Response) => target(request, response));
  return app;
}

/** Environment of a process of the Functions emulator. firebase-functions then checks no signature of a token and allows any origin. */
export function emulatedEnvironment(projectId: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
    TZ: 'UTC',
  };
}

/**
 * Serves functions the way the Functions emulator does, at `/<project>/<region>/<name>`, from this one process.
 * @param functions the exports of their module
 * @param port on loopback
 * @returns the server and the names that it serves
 */
export async function serveFunctions(
  functions: object,
  port: number,
): Promise<{ readonly server: Server; readonly names: readonly string[] }> {
  const apps = new Map(
    functionsIn(functions).map(([name, target]) => [
      `${target.__endpoint.region?.[0] ?? 'us-central1'}/${name}`,
      appOf(target),
    ]),
  );
  const server = createServer((request, response) => {
    const [, id = '', rest = ''] = /^\/[^/]+\/([^/]+\/[^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const app = apps.get(id);
    if (!app) {
      response.writeHead(404).end(`Function ${id} does not exist. Functions: ${[...apps.keys()].join(', ')}`);
      return;
    }
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    // The emulator's functions see no address of a visitor either. Otherwise a limit for one address would count all tests together.
    Object.defineProperty(request.socket, 'remoteAddress', { value: undefined, configurable: true });
    app(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, names: [...apps.keys()] };
}
