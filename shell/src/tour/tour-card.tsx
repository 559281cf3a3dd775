import { Button, Row } from '@fleetfoot/shared/ui';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { tourTexts } from '../texts/tour';
import { useShellTexts } from '../texts/use-shell-texts';
import type { Stop } from './tour-stops';
import { Frame, Progress } from './tour-style';

interface TourCardProps {
  /** Left out while it is loaded, and where it could not be. */
  readonly stop: Stop | undefined;
  /** `Tour, 2 of 6`. */
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
  const { texts, lang } = useShellTexts(tourTexts);
  const id = useId();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // It clears nothing of the page besides.
    event.preventDefault();
    onEnd();
  }
  return (
    // The page may be in another language, and a stop of a remote in another one than the tour.
    <Frame lang={lang} aria-labelledby={id} onKeyDown={onKeyDown}>
      <Progress>
        <span>{place ?? texts.name}</span>
        {isElsewhere && <a href={stop?.path}>{texts.showPage}</a>}
      </Progress>
      {/* Another stop has another heading, which a screen reader reads when it gets the focus. */}
      <h2 key={stop?.order} id={id} ref={heading} tabIndex={-1} lang={stop?.lang}>
        {stop?.label ?? texts.waiting}
      </h2>
      {isLoading && <p>{texts.loading}</p>}
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {stop && <p lang={stop.lang}>{stop.text}</p>}
      <Row gap={2}>
        {hasFailed && <Button onClick={onRetry}>{texts.retry}</Button>}
        {stop && (
          <Button onClick={isLast ? onEnd : () => onGo(1)}>{isLast ? texts.finish : texts.next}</Button>
        )}
        {stop && !isFirst && (
          <Button variant="secondary" onClick={() => onGo(-1)}>
            {texts.back}
          </Button>
        )}
        {!isLast && (
          <Button variant="quiet" onClick={onEnd}>
            {texts.end}
          </Button>
        )}
      </Row>
    </Frame>
  );
}
