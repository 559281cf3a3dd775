import { formatNumber } from '@fleetfoot/shared/domain';

const PLURALS = { delivery: 'deliveries', row: 'rows', column: 'columns', address: 'addresses' } as const;

/** `1 row`, `1 000 rows`. */
export function counted(count: number, noun: keyof typeof PLURALS): string {
  return `${formatNumber(count)} ${count === 1 ? noun : PLURALS[noun]}`;
}
