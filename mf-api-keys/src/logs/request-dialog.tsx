import { API_ERRORS, type ApiErrorCode } from '@fleetfoot/shared/api';
import type { ApiRequest } from '@fleetfoot/shared/model/api/api-request';
import { CopyButton, DetailList, ReadingDialog, Row, Stack } from '@fleetfoot/shared/ui';
import { LOGS } from '../texts/logs';
import { ROWS } from '../texts/rows';
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
    <ReadingDialog title={LOGS.request.title} onClose={onClose}>
      <Stack>
        <DetailList
          items={[
            { isData: true, label: LOGS.request.request, value: <Line>{requestLine(request)}</Line> },
            {
              label: LOGS.request.route,
              value: route === '' ? LOGS.request.unknown : <Line translate="no">{route}</Line>,
            },
            { label: LOGS.request.status, value: <StatusBadge status={status} statusClass={statusClass} /> },
            ...(code === ''
              ? []
              : [
                  { isData: true, label: LOGS.request.error, value: <Line>{code}</Line> },
                  { label: LOGS.request.meaning, value: errorMeaning(code) },
                ]),
            ...(wrongFields.length === 0
              ? []
              : [
                  {
                    isData: true,
                    label: LOGS.request.wrongFields,
                    value: <Line>{wrongFields.join(', ')}</Line>,
                  },
                ]),
            { label: LOGS.request.time, value: formatLogTime(at) },
            { label: LOGS.request.duration, value: ROWS.milliseconds(String(duration)) },
            {
              label: LOGS.request.key,
              value: LOGS.request.keys[mode](keyEnding),
            },
            { isData: true, label: LOGS.request.id, value: <Line>{id}</Line> },
          ]}
        />
        <Row>
          <CopyButton value={id} label={LOGS.request.copyID} />
        </Row>
      </Stack>
    </ReadingDialog>
  );
}
