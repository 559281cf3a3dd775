import { useAction } from '@fleetfoot/shared/forms';
import { testSteps } from '@fleetfoot/shared/model/api/test-steps';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { DELIVERY_MOVES, type DeliveryEvent } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { may } from '@fleetfoot/shared/model/team/policy';
import type { TestHappening } from '@fleetfoot/shared/operations';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { TEST_DELIVERY } from '../../texts/test-delivery';
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
  const { busy, error, run } = useAction({ doubt: TEST_DELIVERY.steps.doubt });
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
    announce(TEST_DELIVERY.steps.done(reached));
  }
  function press(happening: TestHappening) {
    setPressed(happening.event);
    void run(() => step(happening));
  }
  const stateOf = (event: DeliveryEvent) => (event === pressed ? { busy } : { disabled: busy });
  if (!may(role, 'testDelivery.move')) return undefined;
  const hasEnded = !advance && !canFail && !back;
  return (
    <Card title={TEST_DELIVERY.steps.title}>
      <Steps ref={place} tabIndex={-1} role="group" aria-label={TEST_DELIVERY.steps.title}>
        <Stack>
          {hasEnded ? (
            <p>{TEST_DELIVERY.steps.ended}</p>
          ) : (
            <Row gap={2}>
              {advance && (
                <Button {...stateOf(advance)} onClick={() => press({ event: advance })}>
                  {TEST_DELIVERY.steps.advance(DELIVERY_MOVES[advance].to)}
                </Button>
              )}
              {back && (
                <Button variant="secondary" {...stateOf(back)} onClick={() => press({ event: back })}>
                  {back === 'returning' ? TEST_DELIVERY.steps.return : TEST_DELIVERY.steps.completeReturn}
                </Button>
              )}
              {canFail && (
                <Button variant="danger-outline" disabled={busy} onClick={() => setFailing(true)}>
                  {TEST_DELIVERY.steps.fail}
                </Button>
              )}
            </Row>
          )}
          <FormError>{error}</FormError>
          <Note>{TEST_DELIVERY.steps.told}</Note>
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
