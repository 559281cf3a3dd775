import { useLoaded } from '@fleetfoot/shared/parts';
import { PageBoundary, useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useInWords } from '../../texts/page-language';

interface ListPartProps<Props> {
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** What it shows: something else has another chance after a crash. */
  readonly subject: string;
  /** What stands there while it is loaded; without it, rows that wait. */
  readonly waiting?: ReactNode;
  /** What stands around the part while it is not there. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

/** A part of the list or beside it, loaded when it is shown. Where it fails the list stays, and it can be tried again. */
export function ListPart<Props extends object>({
  name,
  load,
  props,
  subject,
  waiting,
  frame = (content) => content,
}: ListPartProps<Props>) {
  const { report } = useServices();
  const say = useInWords();
  const [tried, setTried] = useState(() => load);
  const fail = (error: unknown) => report(error, { part: name });
  const { value: Loaded, failed } = useLoaded(tried, fail);
  const problem = (retry: () => void) =>
    frame(
      <Stack>
        <FormError>{say(`The ${name} could not be opened. Check your connection and try again.`)}</FormError>
        <div>
          <Button variant="secondary" onClick={retry}>
            {say('Try again')}
          </Button>
        </div>
      </Stack>,
    );
  if (failed) return problem(() => setTried(() => () => load()));
  if (!Loaded) return frame(waiting ?? <SkeletonRows rows={5} label={say(`Loading the ${name}`)} />);
  return (
    <PageBoundary resetKey={subject} fallback={problem} onError={fail}>
      <Loaded {...props} />
    </PageBoundary>
  );
}
