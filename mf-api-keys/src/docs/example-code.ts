/** A request to the API, as an example of it is written. */
export interface ExampleCall {
  readonly method: string;
  readonly url: string;
  readonly key: string;
  /** Whether it is sent with an Idempotency-Key of its own. */
  readonly isKeyed: boolean;
  readonly body?: object | undefined;
}

/** The languages of the examples, as they are shown. */
export const LANGUAGES = { curl: 'cURL', javascript: 'JavaScript', php: 'PHP', python: 'Python' } as const;

export type Language = keyof typeof LANGUAGES;

/** Lines but the first, further in. */
function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** A string, a number or an object of them, as PHP writes it. */
function phpValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return `'${String(value).replace(/[\\']/g, '\\$&')}'`;
  const lines = Object.entries(value).map(
    ([name, inner]) => `\n    '${name}' => ${indented(phpValue(inner), '    ')},`,
  );
  return `[${lines.join('')}\n]`;
}

function headersOf({ key, isKeyed, body }: ExampleCall, newKey: string) {
  return [
    ['Authorization', `Bearer ${key}`, undefined],
    ...(body ? ([['Content-Type', 'application/json', undefined]] as const) : []),
    ...(isKeyed ? ([['Idempotency-Key', '', newKey]] as const) : []),
  ] as const;
}

function curl(call: ExampleCall): string {
  const { method, url, body } = call;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    ...headersOf(call, '$(uuidgen)').map(([name, value, code]) =>
      code === undefined ? `-H '${name}: ${value}'` : `-H "${name}: ${code}"`,
    ),
    ...(body ? [`-d '${JSON.stringify(body, undefined, 2)}'`] : []),
  ].join(' \\\n  ');
}

function javascript(call: ExampleCall): string {
  const { method, url, body } = call;
  const json = JSON.stringify(body, undefined, 2)?.replace(/^( *)"(\w+)":/gm, '$1$2:');
  const headers = headersOf(call, 'crypto.randomUUID()').map(
    ([name, value, code]) => `    "${name}": ${code ?? `"${value}"`},`,
  );
  return [
    `const response = await fetch("${url}", {`,
    ...(method === 'GET' ? [] : [`  method: "${method}",`]),
    ...['  headers: {', ...headers, '  },'],
    ...(json === undefined ? [] : [`  body: JSON.stringify(${indented(json, '  ')}),`]),
    ...['});', 'const answer = await response.json();'],
    ...['if (!response.ok) throw new Error(answer.error.message);', 'console.log(JSON.stringify(answer));'],
  ].join('\n');
}

function php(call: ExampleCall): string {
  const { method, url, body } = call;
  const headers = headersOf(call, 'bin2hex(random_bytes(16))').map(([name, value, code]) =>
    code === undefined ? `        '${name}: ${value}',` : `        '${name}: ' . ${code},`,
  );
  return [
    ...['<?php', `$request = curl_init('${url}');`, 'curl_setopt_array($request, ['],
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...['    CURLOPT_RETURNTRANSFER => true,', '    CURLOPT_HTTPHEADER => [', ...headers, '    ],'],
    ...(body ? [`    CURLOPT_POSTFIELDS => json_encode(${indented(phpValue(body), '    ')}),`] : []),
    ...[']);', 'echo curl_exec($request);'],
  ].join('\n');
}

function python(call: ExampleCall): string {
  const { method, url, body } = call;
  const headers = headersOf(call, 'str(uuid.uuid4())').map(
    ([name, value, code]) => `        "${name}": ${code ?? `"${value}"`},`,
  );
  const json = body && indented(JSON.stringify(body, undefined, 4), '    ');
  const modules = [...(body ? ['json'] : []), ...(call.isKeyed ? ['uuid'] : [])];
  return [
    ...(modules.length > 0 ? [`import ${modules.join(', ')}`] : []),
    ...['from urllib import request', '', 'call = request.Request('],
    ...[`    "${url}",`, `    method="${method}",`, '    headers={', ...headers, '    },'],
    ...(json ? [`    data=json.dumps(${json}).encode(),`] : []),
    ...[')', 'with request.urlopen(call) as response:', '    print(response.read().decode())'],
  ].join('\n');
}

const WRITERS: Readonly<Record<Language, (call: ExampleCall) => string>> = { curl, javascript, php, python };

/** The request in a language, with nothing to install but the language itself. */
export function exampleCode(language: Language, call: ExampleCall): string {
  return WRITERS[language](call);
}
