import { Badge } from '@fleetfoot/shared/ui';

/** What is shown of a delivery that was cancelled; its copy keeps the status that it had. */
export const CANCELLED = 'Cancelled';

const TONES: Readonly<Record<string, 'info' | 'success' | 'warning'>> = {
  Created: 'info',
  Paid: 'success',
  Unpaid: 'warning',
};

interface StatusBadgeProps {
  /** A delivery's status or payment status, shown as it is stored. */
  readonly status: string;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{status}</Badge>;
}
