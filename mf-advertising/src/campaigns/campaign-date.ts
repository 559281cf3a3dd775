import { formatDate } from '@fleetfoot/shared/domain';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

/** The date of a campaign, stored as a date or as ISO 8601 text; `undefined` when it cannot be read. */
export function readCampaignDate(value: unknown): Date | undefined {
  const date = typeof value === 'string' && ISO_DATE.test(value) ? new Date(value) : value;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** A campaign's date for people: 'N/A' when there is none, 'Error' when there is one that cannot be read. */
export function formatCampaignDate(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'N/A';
  const date = readCampaignDate(value);
  return date ? formatDate(date) : 'Error';
}
