import { formatDateTime } from '@fleetfoot/shared/domain';
import type { ApiRequest, StatusClass } from '@fleetfoot/shared/model/api/api-request';
import { Badge } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** `03 Feb 2026, 14:05:09` in South African time. */
export function formatLogTime(date: Date): string {
  // The offset of South African time has whole minutes: the seconds are those of UTC.
  return `${formatDateTime(date)}:${String(date.getUTCSeconds()).padStart(2, '0')}`;
}

/** `POST /v1/deliveries` */
export function requestLine({ method, target }: Pick<ApiRequest, 'method' | 'target'>): string {
  return `${method} ${target}`;
}

/** Code in a monospaced font, in which 0 and O differ. */
export const Line = styled.code`
  overflow-wrap: anywhere;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: var(--text-xs);
`;

const TONES = { '2xx': 'success', '4xx': 'warning', '5xx': 'danger' } as const satisfies Record<
  StatusClass,
  string
>;

export function StatusBadge({ status, statusClass }: { status: number; statusClass: StatusClass }) {
  return <Badge tone={TONES[statusClass]}>{status}</Badge>;
}
