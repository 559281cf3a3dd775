import { API_MODES, type ApiMode, STATUS_CLASSES, type StatusClass } from '@fleetfoot/shared/api';

/** Methods that can be asked for; what else comes is refused, and is in the log all the same. */
export const LOG_METHODS = ['GET', 'POST'] as const;

/** What the reader asked the log for; all of it is in the address. Empty for everything. */
export interface LogFilter {
  readonly status: StatusClass | '';
  readonly method: (typeof LOG_METHODS)[number] | '';
  readonly mode: ApiMode | '';
}

export const WHOLE_LOG: LogFilter = { status: '', method: '', mode: '' };

/** Reads the filter of an address; what makes no sense there is left out. */
export function parseLogFilter(params: URLSearchParams): LogFilter {
  return {
    status: STATUS_CLASSES.find((name) => name === params.get('status')) ?? '',
    method: LOG_METHODS.find((name) => name === params.get('method')) ?? '',
    mode: API_MODES.find((name) => name === params.get('mode')) ?? '',
  };
}

/** The log's address for this filter. */
export function logPath(filter: LogFilter): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  const query = params.toString();
  return query === '' ? '/api' : `/api?${query}`;
}

/** Whether the filter leaves anything out. */
export function isFiltered(filter: LogFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}
