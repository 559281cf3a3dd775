import { Button, Row } from '@fleetfoot/shared/ui';
import { type KeyboardEvent, type Ref, useId } from 'react';
import type { Stop } from './tour-stops';
import { Frame, Progress } from './tour-style';

interface TourCardProps {
  /** Left out while it is loaded, and where it could not be. */
  readonly stop: Stop | undefined;
  /** `2 of 6`. */
  readonly place: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether another page than the stop's is shown. */
  readonly isElsewhere: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onGo: (steps: 1 | -1) => void;
  readonly onRetry: () => void;
  readonly onEnd: () => void;
}

/** One stop of the tour. */
export function TourCard(props: TourCardProps) {
  const { stop, place, isFirst, isLast, isElsewhere, isLoading, hasFailed, heading } = props;
  const { onGo, onRetry, onEnd } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // It clears nothing of the page besides.
    event.preventDefault();
    onEnd();
  }
  return (
    // The page may be in another language.
    <Frame lang="en-ZA" aria-labelledby={id} onKeyDown={onKeyDown}>
      <Progress>
        <span>{place ? `Tour, ${place}` : 'Tour'}</span>
        {isElsewhere && <a href={stop?.path}>Show its page</a>}
      </Progress>
      {/* Another stop has another heading, which a screen reader reads when it gets the focus. */}
      <h2 key={stop?.order} id={id} ref={heading} tabIndex={-1}>
        {stop?.label ?? 'A look around'}
      </h2>
      {isLoading && <p>Loading the tour …</p>}
      {hasFailed && <p role="alert">The tour could not be loaded. Check your connection, then try again.</p>}
      {stop && <p>{stop.text}</p>}
      <Row gap={2}>
        {hasFailed && <Button onClick={onRetry}>Retry</Button>}
        {stop && <Button onClick={isLast ? onEnd : () => onGo(1)}>{isLast ? 'Finish' : 'Next'}</Button>}
        {stop && !isFirst && (
          <Button variant="secondary" onClick={() => onGo(-1)}>
            Back
          </Button>
        )}
        {!isLast && (
          <Button variant="quiet" onClick={onEnd}>
            End tour
          </Button>
        )}
      </Row>
    </Frame>
  );
}
