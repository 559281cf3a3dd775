import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import { LANGUAGES, type Language, momentIn } from './texts/languages';
import { filled } from './texts/texts';

const DAY_MS = 86_400_000;
/** How long an answer can be read, from when it was due or came. */
const READABLE_DAYS = 2;

/** Until when a problem can be read, where the tracking page closes earlier. */
export function readableUntil({ dueAt, answeredAt = dueAt }: Pick<Problem, 'dueAt' | 'answeredAt'>): Date {
  return new Date(Math.max(dueAt.getTime(), answeredAt.getTime()) + READABLE_DAYS * DAY_MS);
}

/** How far a problem is, and until when it is answered. */
export function problemState({ state, dueAt }: Problem, language: Language, now: Date): string {
  const { states } = LANGUAGES[language].texts.ofProblem;
  const shown = state === 'open' && dueAt < now ? 'late' : state;
  return filled(states[shown], { time: momentIn(language, dueAt) });
}
