import type { Cloud } from './cloud';

interface SentCode {
  readonly phoneNumber: string;
  readonly code: string;
  readonly sessionInfo: string;
}

/** The codes that the Auth emulator has sent to a number and that were not used, the newest last. */
export async function sentCodes(cloud: Cloud, phoneNumber: string): Promise<readonly SentCode[]> {
  const url = `${cloud.authUrl}/emulator/v1/projects/${cloud.firebase.projectId}/verificationCodes`;
  const { verificationCodes = [] } = (await (await fetch(url)).json()) as { verificationCodes?: SentCode[] };
  return verificationCodes.filter((sent) => sent.phoneNumber === phoneNumber);
}

/** The newest code that was sent to a number. */
export async function newestCode(cloud: Cloud, phoneNumber: string): Promise<string> {
  const newest = (await sentCodes(cloud, phoneNumber)).at(-1);
  if (!newest) throw new Error(`No code was sent to ${phoneNumber}.`);
  return newest.code;
}

/** A code that is not the one that was sent. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
