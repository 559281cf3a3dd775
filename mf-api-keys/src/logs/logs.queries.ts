import { type ApiRequest, ApiRequestSchema, apiRequestsPath } from '@fleetfoot/shared/api';
import { type PagedQuery, parseWith } from '@fleetfoot/shared/firebase';
import type { LogFilter } from './log-filter';

/** How many requests the log reads at once. */
export const LOG_PAGE = 30;

const parse = parseWith(ApiRequestSchema);

/** Requests, the newest first. */
export function requestPages(
  organizationId: string,
  { status, method, mode }: LogFilter,
): PagedQuery<ApiRequest> {
  return {
    path: apiRequestsPath(organizationId),
    where: [
      ...(status === '' ? [] : [['statusClass', status] as const]),
      ...(method === '' ? [] : [['method', method] as const]),
      ...(mode === '' ? [] : [['mode', mode] as const]),
    ],
    orderBy: ['at', 'desc'],
    pageSize: LOG_PAGE,
    parse,
  };
}
