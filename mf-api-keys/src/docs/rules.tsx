import { API_LIMITS } from '@fleetfoot/shared/api';
import { Card, Columns } from '@fleetfoot/shared/ui';
import { Code, Prose } from './docs-style';

/** The rules that apply to every request. */
export function Rules() {
  return (
    <Columns>
      <Card title="Send it again safely">
        <Prose>
          Give every delivery an <Code>Idempotency-Key</Code> of your own, such as a UUID. If an answer is
          lost, send the same request with the same key: you get the same answer, with{' '}
          <Code>Idempotent-Replayed: true</Code>, and no second delivery. A key is remembered for{' '}
          {API_LIMITS.idempotencyHours} hours; with another body it is refused.
        </Prose>
      </Card>
      <Card title="How often">
        <Prose>
          {API_LIMITS.requests} requests in {API_LIMITS.windowSeconds} seconds for each key, and{' '}
          {API_LIMITS.organizationRequests} for all keys of your organisation and mode together.{' '}
          <Code>RateLimit-Remaining</Code> says how many are left; after that the answer is 429, and{' '}
          <Code>Retry-After</Code> says how many seconds to wait.
        </Prose>
      </Card>
      <Card title="Page by page">
        <Prose>
          Lists have up to {API_LIMITS.pageMax} deliveries, the newest first. While <Code>has_more</Code> is
          true, ask again with <Code>cursor</Code> set to <Code>next_cursor</Code> and the same filters.
        </Prose>
      </Card>
      <Card title="Change a part">
        <Prose>
          An edit has nothing but what changes: the rest stays, also what somebody changes in the dashboard
          meanwhile. An empty text removes what is optional, such as <Code>gate_code</Code>. With an{' '}
          <Code>Idempotency-Key</Code>, a request that is sent again undoes nothing that came in between.
        </Prose>
      </Card>
      <Card title="By address alone">
        <Prose>
          Leave <Code>latitude</Code> and <Code>longitude</Code> out, and the address is looked up in South
          Africa: of a delivery, an edit and a quote. Where it is not one exact place, nothing is created: the
          answer is <Code>ambiguous_address</Code> with <Code>candidates</Code>. Send the coordinates of the
          right one. A quote answers with the coordinates that were found: send them with its delivery.
        </Prose>
      </Card>
      <Card title="Find a request">
        <Prose>
          Every answer has a <Code>Request-Id</Code>. Look it up under <a href="/api">Logs</a>, where requests
          stay for {API_LIMITS.keptDays} days: time, address, status, duration and the names of wrong fields,
          never what was sent.
        </Prose>
      </Card>
    </Columns>
  );
}
