import { languageOf, sayFailure } from '@fleetfoot/shared/texts';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { createWords } from '../../texts/groups/create';
import { deliveryWords } from '../../texts/groups/delivery';
import { sayBy } from '../../texts/page-language';
import { settledTexts } from '../../texts/settled';
import { together } from '../../texts/together';

const GROUPS = together(deliveryWords, createWords);
/** What is told later than this may be about another page than who hears it thinks. */
const PATIENCE_MS = 3_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Announces what became of a delivery that waited on this device: in the language of the page that is shown by then, of whichever
 * remote, so that it is spoken as it is written. Without its texts, or when they keep it waiting, it is told in English.
 */
export async function tellSettled(
  announce: (message: string) => void,
  { title, state, error = '' }: Pick<OutboxEntry<unknown>, 'title' | 'state' | 'error'>,
): Promise<void> {
  const wanted = languageOf(document.documentElement.lang);
  await Promise.race([GROUPS.load(wanted).catch(() => undefined), pause(PATIENCE_MS)]);
  const language = languageOf(document.documentElement.lang);
  const words = GROUPS.read(language);
  const texts = (words && settledTexts.read(language)) ?? settledTexts.english;
  announce(
    state === 'accepted' ? texts.created(title) : texts.needsYou(title, sayFailure(error, sayBy(words))),
  );
}
