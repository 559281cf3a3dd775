import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, Note, Row } from '@fleetfoot/shared/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { QUESTIONS, SERVICE } from '../../texts/menu';
import { type QuickTime, quickTimes } from '../sold-out';

// Over the whole width below the item, above the link that the whole row is.
const Frame = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-2);
  padding: var(--space-3);
  background: var(--sunken);
  border-radius: var(--radius);
  p { overflow-wrap: anywhere; }
  button { font-size: var(--text-sm); }
  button[aria-pressed='true'] { background: var(--accent-soft); border-color: var(--link); color: var(--link); }
`;

interface SoldOutChoiceProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  /** What can be chosen: how long it is sold out, or, once it was made available, that this is taken back. */
  readonly stage: keyof typeof QUESTIONS;
  /** Until when it was sold out before it was made available; nothing once that is past. */
  readonly former: Date | undefined;
  /** The choice that holds. */
  readonly held: string | undefined;
  readonly busy: boolean;
  /** The choice whose answer is awaited. */
  readonly awaited: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (time: QuickTime) => void;
  readonly onClose: () => void;
}

/** Below an item that was pressed: how long it is sold out, or back to how long it was. */
export function SoldOutChoice(props: SoldOutChoiceProps) {
  const { ref, name, stage, former, held, busy, awaited, error, onChoose, onClose } = props;
  const { now } = useServices();
  const question = QUESTIONS[stage](name);
  return (
    <Frame ref={ref} role="group" aria-label={question}>
      <p>{question}</p>
      <Row gap={2}>
        {stage === 'times' &&
          quickTimes(now()).map((time) => (
            <Button
              key={time.label}
              variant="secondary"
              aria-pressed={time.label === held}
              busy={time.label === awaited}
              onClick={() => onChoose(time)}
            >
              {time.label}
            </Button>
          ))}
        {stage !== 'times' && former && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => onChoose({ label: SERVICE.undo, until: former })}
          >
            {SERVICE.undo}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {SERVICE.done}
        </Button>
      </Row>
      {stage === 'times' && <Note>{SERVICE.details}</Note>}
      <FormError>{error}</FormError>
    </Frame>
  );
}
