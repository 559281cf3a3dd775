import { useLoaded } from '@fleetfoot/shared/parts';
import { PageBoundary, useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

interface BesidePartProps<Props> {
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** What it shows: something else has another chance after a crash. */
  readonly subject: string;
  /** What stands around the part while it is not there. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

/** A part beside the list, loaded when it is shown. Where it fails the list stays, and it can be tried again. */
export function BesidePart<Props extends object>({
  name,
  load,
  props,
  subject,
  frame = (content) => content,
}: BesidePartProps<Props>) {
  const { report } = useServices();
  const [tried, setTried] = useState(() => load);
  const fail = (error: unknown) => report(error, { part: name });
  const { value: Loaded, failed } = useLoaded(tried, fail);
  const problem = (retry: () => void) =>
    frame(
      <Stack>
        <FormError>{`The ${name} could not be opened. Check your connection and try again.`}</FormError>
        <div>
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </div>
      </Stack>,
    );
  if (failed) return problem(() => setTried(() => () => load()));
  if (!Loaded) return frame(<SkeletonRows rows={5} label={`Loading the ${name}`} />);
  return (
    <PageBoundary resetKey={subject} fallback={problem} onError={fail}>
      <Loaded {...props} />
    </PageBoundary>
  );
}
