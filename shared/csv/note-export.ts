import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { tellExport } from '@fleetfoot/shared/firebase';
import { EXPORTS_PER_DAY, type ExportedList } from '@fleetfoot/shared/operations';
import type { TextsLike } from '@fleetfoot/shared/texts';

/** What a file holds of the organisation's data. */
export interface Exported {
  readonly what: ExportedList;
  readonly rows: number;
}

/** Why there is no file. */
export const EXPORT_REFUSALS = {
  offline:
    'You are offline, and no file was made: each download is first noted in the activity. Try again once you are connected.',
  limit: (most: string) =>
    `You have downloaded ${most} files today, the most for one day. Try again tomorrow.`,
} as const;

export type ExportRefusals = TextsLike<typeof EXPORT_REFUSALS>;

/**
 * Runs what a file needs of the server.
 * @throws AppError that says what a failure means for the file
 */
export async function forExport<T>(
  work: () => Promise<T>,
  words: ExportRefusals = EXPORT_REFUSALS,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, message, isInDoubt } = toAppError(error);
    if (code !== 'offline' || isInDoubt) throw error;
    throw new AppError(code, message, { userMessage: words.offline });
  }
}

/**
 * Notes in the organisation's audit trail that a file is about to be downloaded.
 * @throws AppError `offline`; `resource-exhausted` once it is the most of a day
 */
export async function noteExport(
  teller: Parameters<typeof tellExport>[0],
  { what, rows }: Exported,
  words: ExportRefusals = EXPORT_REFUSALS,
): Promise<void> {
  try {
    await forExport(() => tellExport(teller, what, rows), words);
  } catch (error) {
    const { code, message } = toAppError(error);
    if (code !== 'resource-exhausted') throw error;
    throw new AppError(code, message, { userMessage: words.limit(String(EXPORTS_PER_DAY)) });
  }
}
