/** What stands below `error` in an answer. */
export interface FailureBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly [detail: string]: unknown;
}

/** A request that is refused, in Stripe's shape. */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export interface InvalidDetails {
  readonly param?: string;
  readonly code?: string;
  readonly status?: number;
}

/** Refuses a request that makes no sense. */
export function refuse(message: string, { status = 400, ...details }: InvalidDetails = {}): never {
  throw new StripeFailure(status, { type: 'invalid_request_error', message, ...details });
}

/** Refuses because of something that does not exist. */
export function refuseMissing(noun: string, id: string, param?: string): never {
  refuse(`No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
    status: param ? 400 : 404,
  });
}
