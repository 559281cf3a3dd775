import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ControlContext, controlAnswer } from '../control/control-answer';
import { newID } from '../new-id';
import { type ApiContext, answerRequest, DROP } from './answer-request';
import { sendAnswer, serverError } from './api-answer';
import { readApiRequest } from './api-request';
import { readBody } from './read-body';

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/** Another site's name that is made to point at this machine must not reach what is kept here. */
function isForUs({ headers }: IncomingMessage): boolean {
  return LOOPBACK.test(headers.host ?? '');
}

/** Lets pages of this machine read answers, whichever port they come from. */
function crossOriginHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const { origin = '' } = headers;
  if (!LOOPBACK.test(origin.replace(/^http:\/\//, ''))) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-expose-headers': 'request-id',
    vary: 'origin',
  };
}

export interface HandlerOptions {
  readonly api: ApiContext;
  readonly control: ControlContext;
  readonly log: (line: string) => void;
}

async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  context: ControlContext,
): Promise<void> {
  // A page of another site may send such a request, but not without saying so.
  if (request.headers.origin !== undefined) {
    response.writeHead(403).end();
    return;
  }
  const { status, body } = await controlAnswer(
    `${request.method} ${request.url}`,
    await readBody(request),
    context,
  );
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body, undefined, 2));
}

async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  context: ApiContext,
  log: (line: string) => void,
): Promise<void> {
  const requestID = newID('req');
  for (const [name, value] of Object.entries(crossOriginHeaders(request))) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const read = await readApiRequest(request);
  const answer = await answerRequest(read, requestID, context);
  log(`${answer === DROP ? 'dropped' : answer.status} ${read.line}`);
  if (answer === DROP) response.destroy();
  else sendAnswer(response, requestID, answer);
}

/** Answers everything that is sent to the local Stripe: its API, and what tests ask of it below `/_local/`. */
export function createHandler({ api, control, log }: HandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!isForUs(request)) response.writeHead(421).end();
      else if (request.url?.startsWith('/_local/')) await answerControl(request, response, control);
      else await answerApi(request, response, api, log);
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (!response.headersSent) sendAnswer(response, newID('req'), serverError());
    }
  };
}
