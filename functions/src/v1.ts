import { onRequest } from 'firebase-functions/v2/https';
import { answerCall } from './api/answer-call';
import { database } from './callable/database';
import { CALLABLE_OPTIONS } from './callable/options';

/** The public API. No browser may read what it answers: there are no CORS headers, for keys are secrets. */
export const v1 = onRequest(
  { ...CALLABLE_OPTIONS, cors: false, invoker: 'public' },
  async (request, response) => {
    const { status, headers, body } = await answerCall(
      { database: database(), now: () => new Date() },
      {
        method: request.method,
        url: request.url,
        header: (name) => request.get(name),
        rawBody: request.rawBody ?? Buffer.alloc(0),
      },
    );
    response.removeHeader('X-Powered-By');
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers })
      .json(body);
  },
);
