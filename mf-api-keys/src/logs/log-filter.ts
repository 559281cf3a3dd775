import { API_MODES, type ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { STATUS_CLASSES, type StatusClass } from '@fleetfoot/shared/model/api/api-request';

/** Methods offered by the filter; requests with other methods are refused but logged. */
export const LOG_METHODS = ['GET', 'POST', 'PATCH'] as const;

/** The filter of the log, kept in the address. An empty field matches everything. */
export interface LogFilter {
  readonly status: StatusClass | '';
  readonly method: (typeof LOG_METHODS)[number] | '';
  readonly mode: ApiMode | '';
}

export const WHOLE_LOG: LogFilter = { status: '', method: '', mode: '' };

/** Reads the filter of an address; unknown values are ignored. */
export function parseLogFilter(params: URLSearchParams): LogFilter {
  return {
    status: STATUS_CLASSES.find((name) => name === params.get('status')) ?? '',
    method: LOG_METHODS.find((name) => name === params.get('method')) ?? '',
    mode: API_MODES.find((name) => name === params.get('mode')) ?? '',
  };
}

/** The address of the log with this filter. */
export function logPath(filter: LogFilter): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  const query = params.toString();
  return query === '' ? '/api' : `/api?${query}`;
}

/** Whether the filter leaves anything out. */
export function isFiltered(filter: LogFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}
