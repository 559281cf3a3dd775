import * as v from 'valibot';
import { DELIVERY_MOVES } from '../delivery/delivery-moves';
import { AUDIT_KINDS, type AuditEvent } from '../team/audit-event';
import { WEBHOOK_EVENT_TYPES } from './webhook-event';
import { WebhookPayloadSchema, webhookPayload } from './webhook-payload';

const AT = new Date('2026-11-24T12:00:00Z');

function event(changes: Partial<AuditEvent>): AuditEvent {
  return {
    ...{ id: 'e1', at: AT, kind: 'delivery.created', before: {}, after: {}, from: {} },
    actor: { kind: 'member', id: 'u1', name: 'Thandi' },
    object: { id: 'd1', label: 'PO-1', path: 'Organizations/acme/Deliveries/d1' },
    ...changes,
  };
}

const KINDS = Object.keys(AUDIT_KINDS).filter(
  (kind) => kind.startsWith('delivery.') && kind !== 'delivery.moved',
);
const MOVES = Object.values(DELIVERY_MOVES).map(({ to }) => to);

test('Webhooks are told of every delivery event of the audit trail and every move of the table, and of nothing else', () => {
  const told = [
    ...KINDS.map((kind) => webhookPayload(event({ kind }))),
    ...MOVES.map((status) => webhookPayload(event({ kind: 'delivery.moved', after: { status } }))),
  ].flatMap((payload) => payload?.type ?? []);
  expect(told.toSorted()).toEqual(WEBHOOK_EVENT_TYPES.toSorted());
  const others = Object.keys(AUDIT_KINDS).filter((kind) => !kind.startsWith('delivery.'));
  expect(others.map((kind) => webhookPayload(event({ kind })))).toEqual(others.map(() => undefined));
});

test('A move says where the delivery was and is, and why it failed', () => {
  const payload = webhookPayload(
    event({
      kind: 'delivery.moved',
      before: { status: 'At drop-off' },
      after: { status: 'Failed', failure_reason: 'recipient_absent' },
    }),
  );
  expect(payload).toEqual({
    ...{ type: 'delivery.failed', version: 'v1', mode: 'live', timestamp: '2026-11-24T12:00:00.000Z' },
    data: {
      ...{ id: 'd1', external_id: 'PO-1', status: 'Failed', previous_status: 'At drop-off' },
      failure_reason: 'recipient_absent',
    },
  });
  expect(v.is(WebhookPayloadSchema, payload)).toBe(true);
});

test('A problem says what is wrong and how far it is, and nothing of what was written', () => {
  const after = { problemID: 'd1.1', reason: 'damaged', state: 'answered', refund: 1_450 };
  const payload = webhookPayload(event({ kind: 'delivery.problemAnswered', after }));
  expect(payload).toMatchObject({
    type: 'delivery.problem_answered',
    data: { id: 'd1', external_id: 'PO-1', problem: { reason: 'damaged', state: 'answered' } },
  });
  expect(JSON.stringify(payload)).not.toContain('1450');
  expect(v.is(WebhookPayloadSchema, payload)).toBe(true);
});

test('A problem that was reported with a photo says so, and one without says nothing of it', () => {
  const after = { problemID: 'd1.1', reason: 'damaged', state: 'open' };
  const dataOf = (more: object) =>
    webhookPayload(event({ kind: 'delivery.problemReported', after: { ...after, ...more } }))?.data;
  const problem = { reason: 'damaged', state: 'open' };
  expect(dataOf({ photo: true })).toMatchObject({ problem: { ...problem, photo: true } });
  expect(dataOf({})).toMatchObject({ problem });
  expect(dataOf({})).not.toHaveProperty('problem.photo');
});

test('An edit names the fields by their names in the API, and tells no value', () => {
  const fields = {
    ...{
      dropoff_instructions: 'Ring 4321',
      dropoff_gate_code: '4321#',
      pickup_window: { start: AT, end: AT },
    },
    ...{ quoteID: 'q1', price: { amount: 1 } },
  };
  const payload = webhookPayload(event({ kind: 'delivery.edited', before: {}, after: fields }));
  expect(payload?.data).toEqual({
    ...{ id: 'd1', external_id: 'PO-1' },
    changed: ['dropoff.gate_code', 'dropoff.instructions', 'pickup_window', 'price'],
  });
});

test('A test delivery is told as one of test mode, and every other as a live one', () => {
  const object = { id: 't1', label: 'T-1', path: 'Organizations/acme/TestDeliveries/t1' };
  expect(webhookPayload(event({ object }))?.mode).toBe('test');
  expect(webhookPayload(event({}))?.mode).toBe('live');
});

test('A status of a later release is told to nobody', () => {
  expect(webhookPayload(event({ kind: 'delivery.moved', after: { status: 'Lost' } }))).toBeUndefined();
});
