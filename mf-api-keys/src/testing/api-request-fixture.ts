import type { ApiRequest } from '@fleetfoot/shared/model/api/api-request';

/** A logged request for tests. */
export function apiRequestFixture(changes: Partial<ApiRequest> = {}): ApiRequest {
  return {
    id: 'req_0123456789abcdef01234567',
    at: new Date('2026-11-21T08:05:09Z'),
    method: 'POST',
    route: '/v1/deliveries',
    target: '/v1/deliveries',
    status: 201,
    statusClass: '2xx',
    duration: 84,
    mode: 'live',
    keyEnding: '5b4a',
    code: '',
    wrongFields: [],
    expiresAt: new Date('2026-12-21T08:05:09Z'),
    ...changes,
  };
}
