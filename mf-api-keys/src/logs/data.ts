import { type PagedQuery, parseWith } from '@fleetfoot/shared/firebase';
import { type ApiRequest, apiRequests } from '@fleetfoot/shared/model/api/api-request';
import type { LogFilter } from './log-filter';

/** Requests on one page of the log. */
export const LOG_PAGE = 30;

const parse = parseWith(apiRequests.schema);

/** Requests, newest first. */
export function requestsQuery(orgID: string, { status, method, mode }: LogFilter): PagedQuery<ApiRequest> {
  return {
    path: apiRequests.path(orgID),
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
