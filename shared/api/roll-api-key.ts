import { documentId, operation } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import { KEEP_CHOICES, KEY_ENDING_LENGTH } from './key-roll';
import { ApiModeSchema } from './mode';

/**
 * Replaces a key of the organisation. The old one goes on working for the chosen time, and keys that were replaced
 * before it no longer than that either. For Admins. Idempotent per attempt.
 */
export const rollApiKey = operation(
  'rollApiKey',
  {
    orgID: documentId,
    mode: ApiModeSchema,
    /** How the key ends that is to be replaced, so that of two Admins at once only one replaces it. */
    ending: v.pipe(v.string(), v.length(KEY_ENDING_LENGTH)),
    keep: v.picklist(KEEP_CHOICES),
    /** One per press of the button that replaces it. */
    attemptID: v.pipe(v.string(), v.uuid()),
  },
  v.object({}),
);
