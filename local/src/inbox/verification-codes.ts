/** A one-time code as the Auth emulator lists it. */
export interface ListedCode {
  readonly code: string;
  /** E.164. */
  readonly phoneNumber: string;
  /** Names the attempt that the code belongs to. */
  readonly sessionInfo: string;
}

/** A code on the inbox page. */
export interface InboxCode {
  readonly id: string;
  readonly code: string;
  readonly phoneNumber: string;
  /** When it was first seen, ISO 8601. */
  readonly time: string;
  /** Whether it has been used, and so is worth nothing any more. */
  readonly used: boolean;
}

const MOST = 50;

/**
 * The inbox after another look at the emulator, newest first. The emulator drops a code once it is used, and says
 * neither when a code was made nor which is the latest, except by their order.
 */
export function mergeCodes(
  inbox: readonly InboxCode[],
  listed: readonly ListedCode[],
  time: string,
): readonly InboxCode[] {
  const present = new Set(listed.map(({ sessionInfo }) => sessionInfo));
  const known = new Set(inbox.map(({ id }) => id));
  const fresh = listed
    .filter(({ sessionInfo }) => !known.has(sessionInfo))
    .map(({ sessionInfo, code, phoneNumber }) => ({ id: sessionInfo, code, phoneNumber, time, used: false }));
  const rest = inbox.map((entry) => (entry.used || present.has(entry.id) ? entry : { ...entry, used: true }));
  return [...fresh.reverse(), ...rest].slice(0, MOST);
}

/** Asks the Auth emulator for the codes that wait to be used. */
export async function listCodes(authHost: string, projectId: string): Promise<readonly ListedCode[]> {
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/verificationCodes`, {
    signal: AbortSignal.timeout(5_000),
  });
  const { verificationCodes = [] } = (await response.json()) as { verificationCodes?: ListedCode[] };
  return verificationCodes;
}
