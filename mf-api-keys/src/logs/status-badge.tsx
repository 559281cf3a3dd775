import type { StatusClass } from '@fleetfoot/shared/api';
import { Badge } from '@fleetfoot/shared/ui';

const TONES = { '2xx': 'success', '4xx': 'warning', '5xx': 'danger' } as const satisfies Record<
  StatusClass,
  string
>;

export function StatusBadge({ status, statusClass }: { status: number; statusClass: StatusClass }) {
  return <Badge tone={TONES[statusClass]}>{status}</Badge>;
}
