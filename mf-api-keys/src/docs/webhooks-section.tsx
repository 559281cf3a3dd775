import { WEBHOOK_CALL_DAYS, WEBHOOK_EVENTS, type WebhookPayload } from '@fleetfoot/shared/model';
import { Card, Columns, Section, Stack } from '@fleetfoot/shared/ui';
import { CodeBlock } from './code-block';
import { Code, Prose } from './docs-style';
import { TermList } from './term-list';

const EXAMPLE: WebhookPayload = {
  type: 'delivery.collected',
  version: 'v1',
  mode: 'live',
  timestamp: '2026-11-24T12:30:00.000Z',
  data: {
    id: '7sKJ2mQwXo1TzB4uVn9c',
    external_id: 'PO-1042',
    status: 'Collected',
    previous_status: 'At pickup',
  },
};

const VERIFY = `// npm install standardwebhooks; there are libraries for PHP, Python, Java and others, too.
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

app.post('/hooks', express.raw({ type: 'application/json' }), (request, response) => {
  const event = webhook.verify(request.body, request.headers); // throws for what we did not send
  if (remember(request.headers['webhook-id'])) handle(event);
  response.status(204).end();
});`;

const EVENTS = Object.entries(WEBHOOK_EVENTS).map(([name, description]) => ({ name, note: '', description }));

/** How an organisation's own system is told of its deliveries. */
export function WebhooksSection() {
  return (
    <Section title="Webhooks">
      <Stack>
        <Prose>
          An Admin adds the address of your system under <a href="/api">Webhooks</a>. From then on it is sent
          what happens to your deliveries, within about a minute, in the form of{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener">
            Standard Webhooks
          </a>
          . An event names the delivery and no recipient: ask the API for the rest. A webhook hears of live or
          of test deliveries, as it was added, and <Code>mode</Code> says which.
        </Prose>
        <CodeBlock label="Example of an event" text={JSON.stringify(EXAMPLE, undefined, 2)} />
        <CodeBlock label="Example: check an event" text={VERIFY} />
        <Columns>
          <Card title="Try it out">
            <Prose>
              Add a webhook that hears of test deliveries, and create one with your test key. In{' '}
              <a href="/test/deliveries">test mode</a> you advance it, let it fail or bring it back, and your
              system is told of each step.
            </Prose>
          </Card>
          <Card title="Check the signature">
            <Prose>
              <Code>webhook-signature</Code> is HMAC-SHA256 of id, timestamp and body with your secret. Check
              it over the bytes that came, and refuse a <Code>webhook-timestamp</Code> older than five
              minutes. While a secret is replaced there are two signatures; one that fits is enough.
            </Prose>
          </Card>
          <Card title="Do nothing twice">
            <Prose>
              An event may come more than once. <Code>webhook-id</Code> is the same each time, also when it is
              sent again by hand: remember the ids that you have handled for {WEBHOOK_CALL_DAYS} days. The
              events of one delivery come in order.
            </Prose>
          </Card>
          <Card title="Answer first">
            <Prose>
              Answer 2xx within 15 seconds, then do the work. Anything else is tried again for three days with
              growing pauses; redirects are not followed. A webhook that fails for all of that time is
              switched off, and so is one that answers 410.
            </Prose>
          </Card>
          <Card title="Catch up">
            <Prose>
              The log of a webhook keeps every event and answer for {WEBHOOK_CALL_DAYS} days. Send one again,
              or all since a moment.
            </Prose>
          </Card>
        </Columns>
        <TermList terms={EVENTS} />
      </Stack>
    </Section>
  );
}
