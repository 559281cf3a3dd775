import { WEBHOOK_CALL_DAYS } from '@fleetfoot/shared/model/api/webhook';
import { WEBHOOK_EVENTS } from '@fleetfoot/shared/model/api/webhook-event';
import type { WebhookPayload } from '@fleetfoot/shared/model/api/webhook-payload';
import { richText } from '@fleetfoot/shared/texts';
import { Card, Columns, Section, Stack } from '@fleetfoot/shared/ui';
import { DOCS } from '../texts/docs';
import { CodeBlock } from './code-block';
import { code, Prose } from './docs-style';
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
    <Section title={DOCS.webhooks.title}>
      <Stack>
        <Prose>
          {richText(
            DOCS.webhooks.text,
            <a href="/api">{DOCS.webhooks.webhooks}</a>,
            <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener">
              {DOCS.webhooks.standard}
            </a>,
            code('mode'),
          )}
        </Prose>
        <CodeBlock label={DOCS.webhooks.example} text={JSON.stringify(EXAMPLE, undefined, 2)} />
        <CodeBlock label={DOCS.webhooks.check} text={VERIFY} />
        <Columns>
          <Card title={DOCS.webhooks.tryOut}>
            <Prose>
              {richText(DOCS.webhooks.tryOutText, <a href="/test/deliveries">{DOCS.webhooks.testMode}</a>)}
            </Prose>
          </Card>
          <Card title={DOCS.webhooks.signature}>
            <Prose>
              {richText(DOCS.webhooks.signatureText, code('webhook-signature'), code('webhook-timestamp'))}
            </Prose>
          </Card>
          <Card title={DOCS.webhooks.twice}>
            <Prose>{richText(DOCS.webhooks.twiceText, code('webhook-id'), WEBHOOK_CALL_DAYS)}</Prose>
          </Card>
          <Card title={DOCS.webhooks.answer}>
            <Prose>{DOCS.webhooks.answerText}</Prose>
          </Card>
          <Card title={DOCS.webhooks.catchUp}>
            <Prose>{DOCS.webhooks.catchUpText(String(WEBHOOK_CALL_DAYS))}</Prose>
          </Card>
        </Columns>
        <TermList terms={EVENTS} />
      </Stack>
    </Section>
  );
}
