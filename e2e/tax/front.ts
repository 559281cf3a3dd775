import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** A certificate of this machine alone, and the hash by which a browser is told to believe it. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  readonly hash: string;
}

export async function ownCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, hash: createHash('sha256').update(publicKey).digest('base64') };
}

/** The single bundle on the disk. */
export interface Bundle {
  readonly folder: string;
  /** Scripts of each named chunk, in load order. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

export function readBundle(folder: string): Bundle {
  return { folder, groups: JSON.parse(readFileSync(path.join(folder, 'groups.json'), 'utf8')) };
}

/** The chunks that a page of the product loads at once. */
export type ChunksOf = (pathname: string) => readonly string[];

/** Stand-ins that no deployment has. That for the emulators' addresses stays. */
function withoutStandIns(html: string): string {
  return html.replace(/<script[^>]* src="\/local\/(?:google-maps|stripe)\.js"><\/script>/g, '');
}

/** The deployed page with the bundle's scripts in the place of its own: the same head, styles, policies and nonce. */
function withBundle(html: string, { groups }: Bundle, chunks: readonly string[]): string {
  const nonce = /name="csp-nonce" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const scripts = groups['main'] ?? [];
  const others = new Set(chunks.flatMap((chunk) => groups[chunk] ?? []));
  for (const script of scripts) others.delete(script);
  const tags = [
    ...[...others].map((file) => `<link rel="preload" as="script" href="/${file}" nonce="${nonce}">`),
    ...scripts.map((file) => `<script defer src="/${file}" nonce="${nonce}"></script>`),
  ];
  return html
    .replace(/<template data-preloads[\s\S]*?<\/template>/g, '')
    .replace(/<script[^>]* id="(?:registry|integrity)">[\s\S]*?<\/script>/g, '')
    .replace(/<script(?=[^>]* defer)[^>]* src="\/(?:main|vendors)\.[^>]*><\/script>/g, '')
    .replace('</head>', `${tags.join('')}</head>`);
}

function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => resolve(Buffer.concat(parts)));
    answer.on('error', reject);
  });
}

/** Where pages find the database, and where they are to find it. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/** The hash of the page's script that knows where the emulators listen, as a policy names it. */
function addressesHash(html: string): string {
  const [, script = ''] = /<script[^>]*>(globalThis\.fleetfootLocalServices.*?)<\/script>/s.exec(html) ?? [];
  return createHash('sha256').update(script).digest('base64');
}

/** The page and its standing policy, with the database elsewhere. */
function withDatabase(
  html: string,
  policy: string,
  { from, to }: Moved,
): readonly [html: string, policy: string] {
  const moved = html.replaceAll(from, to);
  return [moved, policy.replaceAll(from, to).replace(addressesHash(html), addressesHash(moved))];
}

const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves the local host's answers over HTTP/2, as production does; with a bundle, its pages load that instead.
 * @param target origin of the local host
 * @param database what compresses as the database does
 */
export async function startFront(
  target: string,
  certificate: Certificate,
  database: Moved,
  bundled?: { readonly bundle: Bundle; readonly chunksOf: ChunksOf },
): Promise<{ readonly origin: string; close(): void }> {
  const { hostname, port } = new URL(target);
  const kept = new Map<string, Buffer>();

  /** A script of the bundle, compressed once. */
  function scriptOf(pathname: string): Buffer | undefined {
    if (!bundled || !/^\/[\w-]+\.[\da-f]{8}\.js$/.test(pathname)) return undefined;
    const file = path.join(bundled.bundle.folder, pathname);
    const script = kept.get(file) ?? brotliCompressSync(readFileSync(file));
    kept.set(file, script);
    return script;
  }

  function forward(asked: Http2ServerRequest, answer: Http2ServerResponse): void {
    const { pathname } = new URL(asked.url, target);
    const plain = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
    const isAsked = asked.headers.accept?.includes('text/html');
    const headers = isAsked ? { ...plain, 'accept-encoding': 'identity' } : plain;
    const on = request({ hostname, port, path: asked.url, method: asked.method, headers }, async (got) => {
      const kinds = Object.entries(got.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
      const told = Object.fromEntries(kinds);
      if (!isAsked) {
        answer.writeHead(got.statusCode ?? 502, told);
        got.pipe(answer);
        return;
      }
      const built = withoutStandIns((await bodyOf(got)).toString('utf8'));
      const [html, policy] = withDatabase(built, String(told['content-security-policy']), database);
      const page = bundled ? withBundle(html, bundled.bundle, bundled.chunksOf(pathname)) : html;
      const { 'content-length': _, ...rest } = told;
      answer.writeHead(got.statusCode ?? 502, {
        ...rest,
        ...{ 'content-security-policy': policy, 'content-encoding': 'br' },
      });
      answer.end(brotliCompressSync(page));
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  }

  const { key, cert } = certificate;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const script = scriptOf(new URL(asked.url, target).pathname);
    if (script === undefined) return forward(asked, answer);
    answer.writeHead(200, {
      ...{ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' },
      'cache-control': 'public, max-age=31536000, immutable',
    });
    answer.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
