import type { ApiRequest } from '@fleetfoot/shared/model/api/api-request';
import { Badge, type Column, DataTable, RowButton } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { LOGS } from '../texts/logs';
import { ROWS } from '../texts/rows';
import { formatLogTime, Line, requestLine, StatusBadge } from './request-cells';

interface LogTableProps {
  readonly requests: readonly ApiRequest[];
  readonly onOpen: (request: ApiRequest) => void;
}

export function LogTable({ requests, onOpen }: LogTableProps) {
  const columns = useMemo(
    (): readonly Column<ApiRequest>[] => [
      {
        key: 'at',
        header: LOGS.columns.time,
        render: (request) => (
          <RowButton onClick={() => onOpen(request)}>{formatLogTime(request.at)}</RowButton>
        ),
      },
      {
        key: 'request',
        header: LOGS.columns.request,
        render: (request) => <Line translate="no">{requestLine(request)}</Line>,
      },
      { key: 'status', header: LOGS.columns.status, render: (request) => <StatusBadge {...request} /> },
      {
        key: 'mode',
        header: LOGS.columns.key,
        render: ({ mode }) => <Badge tone={mode === 'live' ? 'info' : 'neutral'}>{LOGS.modes[mode]}</Badge>,
      },
      {
        key: 'duration',
        header: LOGS.columns.duration,
        align: 'end',
        render: ({ duration }) => ROWS.milliseconds(String(duration)),
      },
    ],
    [onOpen],
  );
  return <DataTable caption={LOGS.caption} columns={columns} rows={requests} rowKey={({ id }) => id} />;
}
