import { type InboxCode, listCodes, mergeCodes } from './verification-codes';

const EVERY_MS = 1_000;

/** The one-time codes that would have been text messages. */
export interface Inbox {
  /** The codes known now, newest first, after another look at the emulator. */
  read(): Promise<readonly InboxCode[]>;
  stop(): void;
}

/**
 * Watches the Auth emulator for codes.
 * @param onCode called once for each new code
 */
export function openInbox(authHost: string, projectId: string, onCode: (code: InboxCode) => void): Inbox {
  let codes: readonly InboxCode[] = [];
  let looking: Promise<void> | undefined;
  const look = async () => {
    // The emulator may be stopping; the codes known so far stay.
    const listed = await listCodes(authHost, projectId).catch(() => undefined);
    if (!listed) return;
    const known = new Set(codes.map(({ id }) => id));
    codes = mergeCodes(codes, listed, new Date().toISOString());
    for (const code of codes.filter(({ id }) => !known.has(id)).reverse()) onCode(code);
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const timer = setInterval(() => void lookOnce(), EVERY_MS);
  return {
    async read() {
      await lookOnce();
      return codes;
    },
    stop: () => clearInterval(timer),
  };
}
