import { API_ERROR_CODES, ApiErrorSchema } from '@fleetfoot/shared/api';
import * as v from 'valibot';
import { failureAnswer } from './answer';
import { ApiFailure } from './api-failure';

test.each(API_ERROR_CODES)('the code %s is answered as the document says', (code) => {
  const { status, headers, body } = failureAnswer(new ApiFailure(code, { param: 'cursor' }), 'req_1');
  const { error } = v.parse(ApiErrorSchema, body);
  expect(error).toMatchObject({ code, param: 'cursor', request_id: 'req_1' });
  expect(headers?.['WWW-Authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
});

test('an unexpected failure is answered without its details', () => {
  const answer = failureAnswer(new Error('Firestore at 10.0.0.1 says ff_live_secret'), 'req_1');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer)).not.toMatch(/Firestore|secret|stack/);
});
