import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { WAYBILL } from './english/waybill';
import type { Words } from './translation';

interface Parts {
  readonly waybill: TextsLike<typeof WAYBILL>;
}

/** What the pages of waybills say; what is found by its words is that of every page of deliveries. */
export type WaybillTexts = Parts & { readonly words: Words };

export type WaybillTranslation = Translation<Parts & { readonly words: Readonly<Record<never, string>> }>;
