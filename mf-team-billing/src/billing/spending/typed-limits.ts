import { HIGHEST_LIMIT, type SpendingLimits } from '@fleetfoot/shared/model/billing/spending';
import { ROLES, type Role } from '@fleetfoot/shared/model/team/people';

const CENTS = 100;
const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;

/** The limits of a role, in the order of the form. */
export const LIMIT_KINDS = ['perPurchase', 'perMonth'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];

/** What is typed into the form: rand, empty for no limit. */
export type TypedLimits = Readonly<Record<Role, Readonly<Record<LimitKind, string>>>>;

function typedLimit(cents: number | undefined): string {
  if (cents === undefined) return '';
  return (cents / CENTS).toFixed(cents % CENTS === 0 ? 0 : 2).replace('.', ',');
}

export function typedLimits(limits: SpendingLimits): TypedLimits {
  const of = (role: Role) => ({
    perPurchase: typedLimit(limits[role].perPurchase),
    perMonth: typedLimit(limits[role].perMonth),
  });
  return { Admin: of('Admin'), Member: of('Member') };
}

/** Reads typed rand as cents; `undefined` for an empty text, `NaN` for one that is no amount. */
export function readRand(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0R]/g, '');
  if (text === '') return undefined;
  if (!AMOUNT.test(text)) return Number.NaN;
  const cents = Math.round(Number(text.replace(',', '.')) * CENTS);
  return cents <= HIGHEST_LIMIT ? cents : Number.NaN;
}

/** Whether a text is no amount. */
export function isWrong(typed: string): boolean {
  return Number.isNaN(readRand(typed) ?? 0);
}

/** The limits that were typed; `undefined` while one of them is no amount. */
export function readLimits(typed: TypedLimits): SpendingLimits | undefined {
  if (ROLES.some((role) => LIMIT_KINDS.some((kind) => isWrong(typed[role][kind])))) return undefined;
  const of = (role: Role) =>
    Object.fromEntries(
      LIMIT_KINDS.flatMap((kind) => {
        const cents = readRand(typed[role][kind]);
        return cents === undefined ? [] : [[kind, cents]];
      }),
    );
  return { Admin: of('Admin'), Member: of('Member') };
}
