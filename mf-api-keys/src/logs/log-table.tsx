import type { ApiRequest } from '@fleetfoot/shared/model';
import { Badge, type Column, DataTable, RowButton } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
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
        header: 'Time',
        render: (request) => (
          <RowButton onClick={() => onOpen(request)}>{formatLogTime(request.at)}</RowButton>
        ),
      },
      { key: 'request', header: 'Request', render: (request) => <Line>{requestLine(request)}</Line> },
      { key: 'status', header: 'Status', render: (request) => <StatusBadge {...request} /> },
      {
        key: 'mode',
        header: 'Key',
        render: ({ mode }) => (
          <Badge tone={mode === 'live' ? 'info' : 'neutral'}>{mode === 'live' ? 'Live' : 'Test'}</Badge>
        ),
      },
      { key: 'duration', header: 'Duration', align: 'end', render: ({ duration }) => `${duration} ms` },
    ],
    [onOpen],
  );
  return <DataTable caption="API requests" columns={columns} rows={requests} rowKey={({ id }) => id} />;
}
