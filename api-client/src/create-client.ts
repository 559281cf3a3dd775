/** How a request of the API is made, from its document. */
export interface ClientRoute {
  readonly method: string;
  /** Below the API's base, `{id}` where an id belongs. */
  readonly path: string;
  readonly hasBody: boolean;
  /** Whether an Idempotency-Key may go with it. */
  readonly isKeyed: boolean;
}

interface Asked {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface ClientOptions {
  /** The key: a secret, for servers alone. */
  readonly key: string;
  /** Origin of the product: `https://app.example.com`. */
  readonly origin: string;
  /** In place of the runtime's own `fetch`. */
  readonly fetch?: typeof fetch;
}

/** What a refusal says of a field. */
export interface WrongField {
  readonly param: string;
  readonly message: string;
  readonly candidates?: readonly {
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly param?: string;
  readonly errors?: readonly WrongField[];
  readonly request_id?: string;
}

/** A request that the API refused, or that failed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Compare by this. Empty where the answer was not the API's. */
  readonly code: string;
  readonly param: string | undefined;
  readonly errors: readonly WrongField[];
  /** The request, as in the log. */
  readonly requestID: string | undefined;
  /** Seconds to wait before it is sent again, where the API says so. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, { code = '', message, param, errors = [], request_id }: Refusal) {
    super(message ?? `The API answered with ${response.status}.`);
    this.status = response.status;
    this.code = code;
    this.param = param;
    this.errors = errors;
    this.requestID = request_id ?? response.headers.get('request-id') ?? undefined;
    const wait = response.headers.get('retry-after');
    this.retryAfter = wait === null ? undefined : Number(wait);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer = (await jsonOf(response)) as { readonly error?: Refusal } | undefined;
  const { error } = answer ?? {};
  return new ApiError(response, typeof error === 'object' ? error : {});
}

function addressOf(base: string, { path }: ClientRoute, { id = '', query = {} }: Asked): string {
  const address = new URL(base + path.replace('{id}', encodeURIComponent(id)));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address.href;
}

/** A function for each route, by its name. Whatever is created has an Idempotency-Key: give one to send it again. */
export function createClient<Client>(
  routes: Readonly<Record<string, ClientRoute>>,
  base: string,
  { key, origin, fetch: send = fetch }: ClientOptions,
): Client {
  const ask = async (route: ClientRoute, asked: Asked = {}): Promise<unknown> => {
    const { method, hasBody, isKeyed } = route;
    const response = await send(addressOf(origin + base, route, asked), {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...(isKeyed && { 'Idempotency-Key': asked.idempotencyKey ?? crypto.randomUUID() }),
      },
      ...(hasBody && { body: JSON.stringify(asked.body) }),
    });
    if (!response.ok) throw await refusalOf(response);
    return response.json();
  };
  const functions = Object.entries(routes).map(([name, route]) => [
    name,
    (asked?: Asked) => ask(route, asked),
  ]);
  return Object.fromEntries(functions) as Client;
}
