import { useAction } from '@fleetfoot/shared/forms';
import { DELIVERY_MOVES, type Delivery, type DeliveryEvent, may, testSteps } from '@fleetfoot/shared/model';
import type { TestHappening } from '@fleetfoot/shared/operations';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { MoveTestDelivery } from '../data';
import { FailDialog } from './fail-dialog';

const Steps = styled.div`
  &:focus-visible { outline-offset: var(--space-2); }
`;

interface TestStepButtonsProps {
  readonly delivery: Pick<Delivery, 'status'>;
  readonly move: MoveTestDelivery;
}

/** Does to a test delivery what a courier does to a live one: the steps that the table of moves allows, and no other. */
export function TestStepButtons({ delivery: { status }, move }: TestStepButtonsProps) {
  const { announce } = useServices();
  const { role } = useOrganization();
  const [isFailing, setFailing] = useState(false);
  const [pressed, setPressed] = useState<DeliveryEvent>();
  const { busy, error, run } = useAction({ doubt: 'the test delivery was moved' });
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const { advance, canFail, back } = testSteps(status);

  // The button that had the focus may be gone with the status.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of the status.
  useEffect(() => {
    if (hasMoved.current && document.activeElement === document.body) place.current?.focus();
  }, [status]);

  async function step(happening: TestHappening) {
    // Before it is asked for: the new status may come before the answer.
    hasMoved.current = true;
    const reached = await move(status, happening);
    // The dialog closes first: a screen reader announces nothing behind an open dialog.
    flushSync(() => setFailing(false));
    // Who opened it may be gone with the status.
    if (document.activeElement === document.body) place.current?.focus();
    announce(`The test delivery is ${reached}.`);
  }
  function press(happening: TestHappening) {
    setPressed(happening.event);
    void run(() => step(happening));
  }
  const stateOf = (event: DeliveryEvent) => (event === pressed ? { busy } : { disabled: busy });
  if (!may(role, 'testDelivery.move')) return undefined;
  const hasEnded = !advance && !canFail && !back;
  return (
    <Card title="Next step">
      <Steps ref={place} tabIndex={-1} role="group" aria-label="Next step">
        <Stack>
          {hasEnded ? (
            <p>This test delivery has ended. There is no next step.</p>
          ) : (
            <Row gap={2}>
              {advance && (
                <Button {...stateOf(advance)} onClick={() => press({ event: advance })}>
                  Advance to {DELIVERY_MOVES[advance].to}
                </Button>
              )}
              {back && (
                <Button variant="secondary" {...stateOf(back)} onClick={() => press({ event: back })}>
                  {back === 'returning' ? 'Return' : 'Complete the return'}
                </Button>
              )}
              {canFail && (
                <Button variant="danger-outline" disabled={busy} onClick={() => setFailing(true)}>
                  Fail
                </Button>
              )}
            </Row>
          )}
          <FormError>{error}</FormError>
          <Note>
            Each step is told to your webhooks of test mode and shown by the API, as if a courier had made it.
          </Note>
        </Stack>
      </Steps>
      {isFailing && (
        <FailDialog
          onFail={(reason) => step({ event: 'failed', reason })}
          onClose={() => setFailing(false)}
        />
      )}
    </Card>
  );
}
