import { integrityOf } from './admitted-scripts';
import type { ShareScope } from './bundler-runtime';
import type { Container, FederationRuntime } from './federation-runtime';
import { checkedScriptUrl } from './script-policy';

/** What a container script leaves, as webpack builds it. */
interface ContainerGlobal {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

type Globals = Record<string, ContainerGlobal | undefined>;

/** Longest wait for a container script, in milliseconds. */
export const SCRIPT_TIMEOUT_MS = 8_000;

/** As webpack reports a script of its own that did not load. */
function loadError(request: string, problem: string): Error {
  return Object.assign(new Error(`${request} ${problem}`), { name: 'ChunkLoadError', request });
}

/** A script element for a container, checked and without credentials. */
export function containerScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = checkedScriptUrl(url);
  script.integrity = integrityOf(script.src);
  return script;
}

function run({ name, url }: Container): Promise<ContainerGlobal> {
  const globals = globalThis as unknown as Globals;
  const script = containerScript(url);
  // Of a script that was run before, under another URL.
  globals[name] = undefined;
  return new Promise((resolve, reject) => {
    function end(problem: string): void {
      clearTimeout(timer);
      script.remove();
      const container = globals[name];
      if (container === undefined) reject(loadError(url, problem));
      else resolve(container);
    }
    const timer = setTimeout(() => end('did not load in time.'), SCRIPT_TIMEOUT_MS);
    script.onload = () => end(`left no ${name}.`);
    script.onerror = () => end('did not load.');
    document.head.append(script);
  });
}

/** The runtime of containers that bring what they need but the shell's shared modules. */
export function createContainers(shares: ShareScope): FederationRuntime {
  const modules = new Map<string, Promise<unknown>>();

  async function open(container: Container): Promise<unknown> {
    const opened = await run(container);
    await opened.init(shares);
    const factory = await opened.get('./remote');
    return factory();
  }

  return {
    async load(container) {
      const module = modules.get(container.url) ?? open(container);
      modules.set(container.url, module);
      try {
        return await module;
      } catch (error) {
        if (modules.get(container.url) === module) modules.delete(container.url);
        throw error;
      }
    },
    forget: ({ url }) => void modules.delete(url),
  };
}
