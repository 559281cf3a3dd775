import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

/** A page's connection to the Firestore emulator, over which it sends numbered messages. */
interface Channel {
  readonly url: URL;
  lastRequest: number;
  messages: number;
  /** What it listens to. */
  readonly targets: Set<number>;
}

interface ListenMessage {
  readonly addTarget?: { readonly targetId: number };
  readonly removeTarget?: number;
}

function noteMessages(channel: Channel, url: URL, request: Request): void {
  const body = new URLSearchParams(request.postData() ?? '');
  const messages = [...body].filter(([key]) => key.endsWith('___data__')).map(([, value]) => value);
  channel.lastRequest = Number(url.searchParams.get('RID'));
  channel.messages = Number(body.get('ofs')) + messages.length;
  for (const message of messages) {
    const { addTarget, removeTarget } = JSON.parse(message) as ListenMessage;
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

/** Sends the next messages of a channel: that nothing is listened to any more, and that it ends. */
async function endChannel({ url, lastRequest, messages, targets }: Channel, id: string): Promise<void> {
  const { origin, pathname, searchParams } = url;
  const database = searchParams.get('database') ?? '';
  async function send(nth: number, more: Record<string, string>, body = ''): Promise<void> {
    const numbers = { VER: '8', SID: id, RID: String(lastRequest + nth) };
    const query = new URLSearchParams({ ...numbers, database, ...more });
    await fetch(`${origin}${pathname}?${query}`, { method: 'POST', body });
  }
  const body = new URLSearchParams({ count: String(targets.size), ofs: String(messages) });
  for (const [i, removeTarget] of [...targets].entries())
    body.set(`req${i}___data__`, JSON.stringify({ database, removeTarget }));
  await send(1, { AID: '0' }, String(body));
  await send(2, { TYPE: 'terminate' });
}

function endWithContext(context: BrowserContext): void {
  const channels = new Map<string, Channel>();
  /** The channel that a page has opened last: it is named in the request after that. */
  const opened = new Map<Page, Channel>();

  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== CHANNEL) return;
    const page = request.frame().page();
    const id = url.searchParams.get('SID');
    if (id === null) {
      const channel = { url, lastRequest: 0, messages: 0, targets: new Set<number>() };
      noteMessages(channel, url, request);
      opened.set(page, channel);
    } else if (!channels.has(id)) {
      const channel = opened.get(page);
      if (channel) channels.set(id, channel);
    }
  });
  context.on('requestfinished', (request) => {
    const url = new URL(request.url());
    const channel = channels.get(url.searchParams.get('SID') ?? '');
    if (channel && request.method() === 'POST') noteMessages(channel, url, request);
  });
  context.on('close', () => {
    // One that has ended by itself, or whose cloud has, needs no end.
    for (const [id, channel] of channels) endChannel(channel, id).catch(() => undefined);
  });
}

/**
 * Ends what the pages of every closed browser context listened to. The Firestore emulator never notices that they are gone:
 * it would answer their queries anew at each write, slower with every test, and the slower it is, the likelier is what
 * the README says of a document that is created while a page listens for it.
 */
export function endLeftListeners(browser: Browser): void {
  browser.on('context', endWithContext);
}
