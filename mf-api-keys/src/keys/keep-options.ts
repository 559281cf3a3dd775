import { KEEP_CHOICES, type Keep } from '@fleetfoot/shared/api';

const LABELS: Readonly<Record<Keep, string>> = {
  now: 'At once',
  '1h': 'In 1 hour',
  '24h': 'In 24 hours',
  '7d': 'In 7 days',
};

export const KEEP_OPTIONS = KEEP_CHOICES.map((value) => ({ value, label: LABELS[value] }));

/** What becomes of systems that use the old key, in a sentence. */
export function consequence(keep: Keep): string {
  if (keep === 'now') return 'Systems that still use the old key are refused from that moment on.';
  return `Both keys work until then. Give your systems the new key before the old one stops.`;
}
