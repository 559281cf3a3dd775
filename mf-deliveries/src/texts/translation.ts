import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { BELOW } from './english/below';
import type { CANCEL } from './english/cancel';
import type { DETAIL } from './english/detail';
import type { EDIT } from './english/edit';
import type { ENTRY } from './english/entry';
import type { FAILURES } from './english/failures';
import type { FORM } from './english/form';
import type { LIST } from './english/list';
import type { MANY } from './english/many';
import type { MAP } from './english/map';
import type { NOT_FOUND } from './english/not-found';
import type { OTHERS } from './english/others';
import type { OUTBOX } from './english/outbox';
import type { PANEL } from './english/panel';
import type { PRICE } from './english/price';
import type { PRICE_LINES } from './english/price-lines';
import type { REOPENED } from './english/reopened';
import type { RIDE } from './english/ride';
import type { SETTLED } from './english/settled';
import type { STOPS } from './english/stops';
import type { THREAD_TEXTS } from './english/thread';
import type { TIMES } from './english/times';
import type { TRACKING } from './english/tracking';
import type { TRIP } from './english/trip';
import type { Group, WordOf } from './english/words';

/** What this remote says, in groups of parts: each group is one file of a language and one chunk. */
interface Parts {
  /** On every page of deliveries. */
  readonly delivery: {
    readonly stops: TextsLike<typeof STOPS>;
    readonly price: TextsLike<typeof PRICE>;
    readonly notFound: TextsLike<typeof NOT_FOUND>;
    readonly failures: TextsLike<typeof FAILURES>;
  };
  /** The list, and what stands beside it. */
  readonly list: {
    readonly list: TextsLike<typeof LIST>;
    readonly many: TextsLike<typeof MANY>;
    readonly panel: TextsLike<typeof PANEL>;
    readonly map: TextsLike<typeof MAP>;
  };
  /** The page of a delivery, and the panel beside the list. */
  readonly detail: {
    readonly detail: TextsLike<typeof DETAIL>;
    readonly ride: TextsLike<typeof RIDE>;
    readonly cancel: TextsLike<typeof CANCEL>;
  };
  /** What comes after the details of a delivery, or when it is asked for. */
  readonly below: {
    readonly below: TextsLike<typeof BELOW>;
    readonly tracking: TextsLike<typeof TRACKING>;
    readonly edit: TextsLike<typeof EDIT>;
    readonly others: TextsLike<typeof OTHERS>;
    readonly thread: TextsLike<typeof THREAD_TEXTS>;
  };
  /** The fields of New Delivery and of an edit. */
  readonly create: {
    readonly form: TextsLike<typeof FORM>;
    readonly reopened: TextsLike<typeof REOPENED>;
    readonly settled: TextsLike<typeof SETTLED>;
  };
  /** What helps with the form, and what waits on the device. */
  readonly entry: {
    readonly entry: TextsLike<typeof ENTRY>;
    readonly outbox: TextsLike<typeof OUTBOX>;
  };
  /** Once both places of a trip are known. */
  readonly trip: {
    readonly trip: TextsLike<typeof TRIP>;
    readonly priceLines: TextsLike<typeof PRICE_LINES>;
  };
  /** The dialog that chooses times. */
  readonly times: { readonly times: TextsLike<typeof TIMES> };
}

/** What is said in English elsewhere, by its words; in English there is nothing to say for them. */
export type Words = Readonly<Partial<Record<string, string>>>;

/** The texts of a group with its words. */
export type TextsOf<Name extends Group> = Parts[Name] & { readonly words: Words };

/** A group in a language other than English: one without a text, or with one more, does not compile. */
export type TranslationOf<Name extends Group> = Translation<
  Parts[Name] & { readonly words: Readonly<Record<WordOf<Name>, string>> }
>;

/** Every text of this remote that has a language, by the part that says it. */
export type DeliveryTexts = Parts['delivery'] &
  Parts['list'] &
  Parts['detail'] &
  Parts['below'] &
  Parts['create'] &
  Parts['entry'] &
  Parts['trip'];
