import { API_ERRORS, type ApiErrorCode } from '@fleetfoot/shared/api';
import type { ApiRequest } from '@fleetfoot/shared/model';
import { CopyButton, DetailList, ReadingDialog, Row, Stack } from '@fleetfoot/shared/ui';
import { formatLogTime, Line, requestLine, StatusBadge } from './request-cells';

interface RequestDialogProps {
  readonly request: ApiRequest;
  readonly onClose: () => void;
}

function errorMeaning(code: string): string | undefined {
  return Object.hasOwn(API_ERRORS, code) ? API_ERRORS[code as ApiErrorCode][2] : undefined;
}

export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const { id, at, route, status, statusClass, code, wrongFields, duration, mode, keyEnding } = request;
  return (
    <ReadingDialog title="API request" onClose={onClose}>
      <Stack>
        <DetailList
          items={[
            { label: 'Request', value: <Line>{requestLine(request)}</Line> },
            { label: 'Route', value: route === '' ? 'Unknown' : <Line>{route}</Line> },
            { label: 'Status', value: <StatusBadge status={status} statusClass={statusClass} /> },
            ...(code === ''
              ? []
              : [
                  { label: 'Error', value: <Line>{code}</Line> },
                  { label: 'Meaning', value: errorMeaning(code) },
                ]),
            ...(wrongFields.length === 0
              ? []
              : [{ label: 'Wrong fields', value: <Line>{wrongFields.join(', ')}</Line> }]),
            { label: 'Time', value: formatLogTime(at) },
            { label: 'Duration', value: `${duration} ms` },
            { label: 'Key', value: `${mode === 'live' ? 'API key' : 'Test key'} ending in ${keyEnding}` },
            { label: 'Request ID', value: <Line>{id}</Line> },
          ]}
        />
        <Row>
          <CopyButton value={id} label="Copy request ID" />
        </Row>
      </Stack>
    </ReadingDialog>
  );
}
