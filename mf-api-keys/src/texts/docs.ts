/** The documentation of the API, beside what its schemas say themselves. */
export const DOCS = {
  title: 'API documentation',
  forMachines: (file: string) => `Also for machines: ${file}.`,
  openApi: 'OpenAPI 3.1 file',
  back: 'API',
  deliveries: 'Deliveries',
  copy: (what: string) => `Copy: ${what}`,

  authentication: {
    title: 'Authentication',
    text: (address: string) =>
      `The API is at ${address}. It takes and answers JSON. Send a key with every request; the examples here have your test key.`,
    header: 'The header with your test key',
    show: 'Show test key in the examples',
    hide: 'Hide test key in the examples',
    language: 'Language of the examples',
    testKey: (days: string, testMode: string) =>
      `A test key sees and makes test deliveries only: no courier, no cost, kept for ${days} days. Move them on in ${testMode} to try out a delivery's whole life: until it is collected it is edited and cancelled as a real one, and it keeps its first price. With your API key the same requests are real. Call the API from your server: requests from browsers are refused, because a key in a page is known to everybody.`,
    testMode: 'test mode',
    scopes: (api: string, read: string, write: string, scopeMissing: string) =>
      `Both keys read and write. An Admin can create more keys under ${api}, one for each of your systems, with the scope ${read}, ${write} or both. A request beyond the scopes of its key is answered with 403 and ${scopeMissing}.`,
    api: 'API',
  },

  endpoint: {
    scope: (description: string, scope: string) => `${description} It takes a key with the scope ${scope}.`,
    scopes: (description: string, scopes: string) =>
      `${description} It takes a key with the scopes ${scopes}.`,
    bothScopes: (one: string, other: string) => `${one} and ${other}`,
    example: (summary: string) => `Example: ${summary}`,
    parameters: 'Parameters',
    body: 'Fields of the body',
    answer: (what: string) => `Answer: ${what}`,
    required: (type: string) => `${type}, required`,
    optional: (type: string) => `${type}, optional`,
    or: (one: string, other: string) => `${one} or ${other}`,
    upTo: (most: string) => `string, up to ${most}`,
    kind: 'Which kind it is; it says which of the fields at the end there are.',
    onlyWith: (kind: string, description: string) => `Only with ${kind}. ${description}`,
  },

  rules: {
    again: 'Send it again safely',
    againText: (key: string, replayed: string, hours: string) =>
      `Give every delivery an ${key} of your own, such as a UUID. If an answer is lost, send the same request with the same key: you get the same answer, with ${replayed}, and no second delivery. A key is remembered for ${hours} hours; with another body it is refused.`,
    often: 'How often',
    oftenText: (most: string, seconds: string, mostOfAll: string, remaining: string, retryAfter: string) =>
      `${most} requests in ${seconds} seconds for each key, and ${mostOfAll} for all keys of your organisation and mode together. ${remaining} says how many are left; after that the answer is 429, and ${retryAfter} says how many seconds to wait.`,
    pages: 'Page by page',
    pagesText: (most: string, hasMore: string, cursor: string, nextCursor: string) =>
      `Lists have up to ${most} deliveries, the newest first. While ${hasMore} is true, ask again with ${cursor} set to ${nextCursor} and the same filters.`,
    part: 'Change a part',
    partText: (gateCode: string, key: string) =>
      `An edit has nothing but what changes: the rest stays, also what somebody changes in the dashboard meanwhile. An empty text removes what is optional, such as ${gateCode}. With an ${key}, a request that is sent again undoes nothing that came in between.`,
    address: 'By address alone',
    addressText: (latitude: string, longitude: string, ambiguous: string, candidates: string) =>
      `Leave ${latitude} and ${longitude} out, and the address is looked up in South Africa: of a delivery, an edit and a quote. Where it is not one exact place, nothing is created: the answer is ${ambiguous} with ${candidates}. Send the coordinates of the right one. A quote answers with the coordinates that were found: send them with its delivery.`,
    location: 'By a location',
    locationText: (
      address: string,
      degrees: string,
      shortCode: string,
      candidates: string,
      shortLink: string,
    ) =>
      `Where a place has no address that a map knows, send a location as the ${address}: a Plus Code, degrees such as ${degrees}, or the link of a map or a messenger. It is read, not looked up; the words beside a link are what the courier reads. A short Plus Code needs its town, such as ${shortCode}, and where it is several places the answer has ${candidates}. A short link such as ${shortLink} holds no place and is never opened: open it, and send the link of the page that it leads to. Words beside one are looked up.`,
    find: 'Find a request',
    findText: (requestID: string, logs: string, days: string) =>
      `Every answer has a ${requestID}. Look it up under ${logs}, where requests stay for ${days} days: time, address, status, duration and the names of wrong fields, never what was sent.`,
    logs: 'Logs',
  },

  webhooks: {
    title: 'Webhooks',
    text: (webhooks: string, standard: string, mode: string) =>
      `An Admin adds the address of your system under ${webhooks}. From then on it is sent what happens to your deliveries, within about a minute, in the form of ${standard}. An event names the delivery and no recipient: ask the API for the rest. A webhook hears of live or of test deliveries, as it was added, and ${mode} says which.`,
    webhooks: 'Webhooks',
    standard: 'Standard Webhooks',
    example: 'Example of an event',
    check: 'Example: check an event',
    tryOut: 'Try it out',
    tryOutText: (testMode: string) =>
      `Add a webhook that hears of test deliveries, and create one with your test key. In ${testMode} you advance it, let it fail or bring it back, and your system is told of each step.`,
    testMode: 'test mode',
    signature: 'Check the signature',
    signatureText: (signature: string, timestamp: string) =>
      `${signature} is HMAC-SHA256 of id, timestamp and body with your secret. Check it over the bytes that came, and refuse a ${timestamp} older than five minutes. While a secret is replaced there are two signatures; one that fits is enough.`,
    twice: 'Do nothing twice',
    twiceText: (id: string, days: string) =>
      `An event may come more than once. ${id} is the same each time, also when it is sent again by hand: remember the ids that you have handled for ${days} days. The events of one delivery come in order.`,
    answer: 'Answer first',
    answerText:
      'Answer 2xx within 15 seconds, then do the work. Anything else is tried again for three days with growing pauses; redirects are not followed. A webhook that fails for all of that time is switched off, and so is one that answers 410.',
    catchUp: 'Catch up',
    catchUpText: (days: string) =>
      `The log of a webhook keeps every event and answer for ${days} days. Send one again, or all since a moment.`,
  },

  errors: {
    title: 'Errors',
    text: (code: string, errors: string) =>
      `Every answer that is not a success says what is wrong. Compare by ${code}; the message is for you. ${errors} names every field that is wrong. A body that is no JSON at all is refused with 400 before the API sees it, without these fields.`,
    example: 'Example of an error',
  },
} as const;
