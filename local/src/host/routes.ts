import path from 'node:path';
import type { EmulatorAddresses } from '../cloud/emulators';
import type { Inbox } from '../inbox/inbox';
import { inboxPage, inboxRow } from '../inbox/inbox-page';
import { type Answer, IMMUTABLE, jsonAnswer, textAnswer } from './answer';
import { contentTypeOf, isHashed } from './content-types';
import { createFileCache, type FileCache } from './file-cache';
import { LOCAL_FILES } from './local-services';
import { htmlAnswer, newNonce, pageAnswer } from './page-answer';
import { readRegistry } from './registry';
import { emulatorOrigins, localConfig } from './runtime-config';
import { safePath } from './safe-path';
import { securityHeaders } from './security-headers';

export interface RoutesOptions {
  /** Folder that holds the packages. */
  readonly root: string;
  readonly addresses: EmulatorAddresses;
  readonly inbox: Pick<Inbox, 'read'>;
  readonly disabled: readonly string[];
  readonly onBrokenRemote: (id: string, error: unknown) => void;
}

/** Answers a path of the local host. */
export type Routes = (pathname: string) => Promise<Answer>;

async function fileAnswer(files: FileCache, file: string | undefined): Promise<Answer> {
  const type = file && contentTypeOf(file);
  const body = type ? await files.read(file) : undefined;
  if (!file || !type || !body) return textAnswer(404, 'There is no such file.\n');
  return { status: 200, type, body, headers: isHashed(file) ? IMMUTABLE : {} };
}

async function inboxAnswer(inbox: Pick<Inbox, 'read'>): Promise<Answer> {
  const nonce = newNonce();
  const html = inboxPage(await inbox.read(), nonce);
  return htmlAnswer(html, securityHeaders({ nonce, trustedTypes: [] }));
}

/** The paths of the product and of the stand-ins, as production's hosting would answer them. */
export function createRoutes({ root, addresses, inbox, disabled, onBrokenRemote }: RoutesOptions): Routes {
  const files = createFileCache();
  const registry = () => readRegistry({ root, disabled, onBroken: onBrokenRemote });
  const connect = emulatorOrigins(addresses);
  const named: Readonly<Record<string, () => Promise<Answer> | Answer>> = {
    '/config.json': () => jsonAnswer(localConfig(addresses)),
    '/remotes.json': () => jsonAnswer(registry()),
    '/local/inbox': () => inboxAnswer(inbox),
    '/local/inbox.json': async () => jsonAnswer((await inbox.read()).map(inboxRow)),
  };
  return async (pathname) => {
    const answer = named[pathname];
    if (answer) return answer();
    const [first, ...rest] = pathname.split('/').slice(1).filter(Boolean);
    if (first === 'local') return fileAnswer(files, LOCAL_FILES[pathname]);
    if (first === 'remotes') {
      const [id = '', version, ...names] = rest;
      const isRemote = /^mf-[a-z-]+$/.test(id) && version !== undefined;
      return fileAnswer(files, isRemote ? safePath(path.join(root, id, 'dist'), names) : undefined);
    }
    if (path.extname(pathname) === '') {
      return pageAnswer(pathname, { files, root, registry: registry(), connect });
    }
    return fileAnswer(files, safePath(path.join(root, 'shell/dist'), [first ?? '', ...rest]));
  };
}
