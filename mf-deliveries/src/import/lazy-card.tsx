import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Card, ErrorState, SkeletonRows } from '@fleetfoot/shared/ui';
import { type ComponentType, useState } from 'react';

interface LazyCardProps<Props> {
  /** For the operator's log. */
  readonly name: string;
  /** Stable function around `import()`. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A card of the import whose code is loaded when it is shown, and which can be asked for again. */
export function LazyCard<Props extends object>({ name, load, props }: LazyCardProps<Props>) {
  const { report } = useServices();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <Card>
        <ErrorState message="Check your connection and try again." onRetry={() => setFailed(false)} />
      </Card>
    );
  }
  return (
    <LazyPart
      load={load}
      props={props}
      waiting={
        <Card>
          <SkeletonRows rows={2} label="Loading" />
        </Card>
      }
      onFailure={(error) => {
        report(error, { loading: name });
        setFailed(true);
      }}
    />
  );
}
