import type { CANCELLED, DeliveryStatus } from '@fleetfoot/shared/model/delivery/delivery-status';
import type { ProblemTexts } from './problem-texts';

/**
 * Every text of the tracking page, in one language: a language without one of them does not compile. What stands in braces
 * is filled in.
 */
export interface Texts {
  /** `{shop}` */
  readonly heading: string;
  /** How far it is, as a sentence. */
  readonly status: Readonly<Record<DeliveryStatus | typeof CANCELLED, string>>;
  /** For a status of a later release. */
  readonly otherStatus: string;
  /** What to do about one that did not arrive. */
  readonly askShop: string;

  readonly arrival: string;
  /** `{minutes}` */
  readonly inMinutes: string;
  readonly inHours: string;
  /** `{minutes}`; until the courier is at the pickup. */
  readonly atShopInMinutes: string;
  /** `{start}`, `{end}` */
  readonly between: string;
  /** `{time}`, of the pickup. */
  readonly planned: string;
  readonly notKnown: string;
  /** `{time}`, of the courier's position. */
  readonly asOf: string;
  readonly courier: string;
  readonly area: string;
  readonly address: string;
  /** Of the PIN that a recipient tells the courier. */
  readonly doorPin: string;
  readonly receivedBy: string;
  /** Of whether that PIN was right. */
  readonly pinCheck: string;
  readonly confirmed: string;
  /** `{time}` */
  readonly updated: string;

  readonly callCourier: string;
  readonly callShop: string;
  readonly showMap: string;
  readonly language: string;

  /** Of the link to the page of a problem. */
  readonly report: string;
  /** What is said of how far a problem is. */
  readonly reported: string;
  readonly ofProblem: ProblemTexts;

  /** Of the link to what a recipient may change, and of its page. */
  readonly help: string;
  readonly helpIntro: string;
  readonly back: string;
  readonly note: string;
  readonly noteHint: string;
  readonly landmark: string;
  readonly landmarkHint: string;
  readonly pin: string;
  readonly pinHint: string;
  readonly useHere: string;
  readonly noHere: string;
  readonly save: string;
  readonly saved: string;

  readonly problem: Readonly<Record<Problem, string>>;
  /** Of a form of which nothing could be read. */
  readonly broken: string;

  readonly plain: Readonly<Record<PlainPage, { readonly title: string; readonly text: string }>>;
  /** Three letters, or about as many, for each month. */
  readonly months: readonly string[];
}

/** Why a change is not made. `{max}` stands in `too_long`. */
export type Problem = 'empty' | 'too_long' | 'no_place' | 'too_far' | 'too_late' | 'too_often' | 'failed';

/** Pages that say one thing. `{time}` stands in `closed`. */
export type PlainPage = 'unknown' | 'closed' | 'limited' | 'failed';

/** A text with what stands in its braces. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
