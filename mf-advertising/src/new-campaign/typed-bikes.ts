import { CAMPAIGN_BIKES } from '@fleetfoot/shared/domain';

/** What became of something typed as a number of bikes. */
export interface TypedBikes {
  /** What the field shows. */
  readonly text: string;
  /** `undefined` while nothing is typed. */
  readonly noOfBikes: number | undefined;
  /** Why it is not what was typed. */
  readonly note: string | undefined;
}

const { min, max } = CAMPAIGN_BIKES;

/** The nearest number of bikes that a campaign may have. */
export function clampBikes(count: number): number {
  return Math.min(max, Math.max(min, count));
}

/** Reads a typed number of bikes. One that is too small or too large becomes the nearest that may be, and says so. */
export function typedBikes(typed: string): TypedBikes {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return { text: '', noOfBikes: undefined, note: undefined };
  const count = Number(digits);
  const noOfBikes = clampBikes(count);
  const limits = `A campaign has ${min} to ${max} bikes.`;
  const note = count === noOfBikes ? undefined : `${limits} ${digits} became ${noOfBikes}.`;
  return { text: String(noOfBikes), noOfBikes, note };
}
