import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, ErrorState, SkeletonRows } from '@fleetfoot/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { importTexts } from '../texts/import';
import { usePageTexts } from '../texts/page-texts';

const Below = styled.div`
  display: grid;
  justify-content: center;
`;

interface LazyCardProps<Props> {
  /** For the operator's log. */
  readonly name: string;
  /** Stable function around `import()`. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Somebody has pressed Try again. */
  readonly onRetry?: () => void;
  /** Back to choosing a file, where one was chosen. */
  readonly onLeave?: (() => void) | undefined;
}

export function WaitingCard() {
  const { loading } = usePageTexts(importTexts);
  return (
    <Card>
      <SkeletonRows rows={2} label={loading} />
    </Card>
  );
}

/** A card of the import whose code is loaded when it is shown, and asked for again by a press and with the connection. */
export function LazyCard<Props extends object>({
  name,
  load,
  props,
  onRetry,
  onLeave,
}: LazyCardProps<Props>) {
  const texts = usePageTexts(importTexts);
  const { report } = useServices();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setFailed(false);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);

  function retry(): void {
    setFailed(false);
    onRetry?.();
  }
  if (hasFailed) {
    return (
      <Card>
        <ErrorState message={texts.notLoaded} onRetry={retry} />
        {onLeave && (
          <Below>
            <Button variant="quiet" onClick={onLeave}>
              {texts.map.other}
            </Button>
          </Below>
        )}
      </Card>
    );
  }
  return (
    <LazyPart
      load={load}
      props={props}
      waiting={<WaitingCard />}
      onFailure={(error) => {
        report(error, { loading: name });
        setFailed(true);
      }}
    />
  );
}
