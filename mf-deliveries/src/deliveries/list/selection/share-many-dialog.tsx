import { useAction } from '@fleetfoot/shared/forms';
import { CANCELLED, type Delivery, hasTrackingPage } from '@fleetfoot/shared/model';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, CopyButton, Dialog, FormError, Note, Stack, TextAreaField } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { deliveryName } from '../../delivery-name';
import { readLinks, trackingWrites } from '../../tracking/data';
import { deliveriesText } from '../list-summary';
import { Progress, Reasons, StopButton, undone, useOneByOne } from './one-by-one-parts';

/** A line of each delivery that has a link: `ORD-1001, Lerato Dlamini: https://…`, in the order given. */
export function trackingLines(deliveries: readonly Delivery[], links: ReadonlyMap<string, string>): string {
  return deliveries
    .flatMap((delivery) => {
      const url = links.get(delivery.id);
      const who = [deliveryName(delivery), delivery.dropoff_name].filter((text) => text !== '').join(', ');
      return url === undefined ? [] : [`${who}: ${url}`];
    })
    .join('\n');
}

interface ShareManyDialogProps {
  readonly deliveries: readonly Delivery[];
  readonly onClose: () => void;
}

/** Gets the tracking links of deliveries as a text with a line for each. */
export function ShareManyDialog(props: ShareManyDialogProps) {
  const { onClose } = props;
  const { now } = useServices();
  const { id: orgID } = useOrganization();
  const [deliveries] = useState(props.deliveries);
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  const text = useRef<HTMLTextAreaElement>(null);
  const { phase, count, isInDoubt, outcome, start, stop } = useOneByOne<string>(
    'A tracking link was not given',
  );
  const reading = useAction({ doubt: 'the links were read' });
  const [total, setTotal] = useState(0);
  const open = deliveries.filter(
    (delivery) => delivery.status !== CANCELLED && hasTrackingPage(delivery, now()),
  );
  const without = deliveries.length - open.length;
  const lines = trackingLines(open, links);
  const isRunning = phase !== 'idle' || reading.busy;
  // The button that asked for them is gone.
  const isDone = outcome !== undefined && !isRunning;
  useEffect(() => {
    if (isDone) text.current?.focus();
  }, [isDone]);

  async function get() {
    const known = new Map(links);
    const isRead = await reading.run(async () => {
      for (const [id, url] of await readLinks(orgID, open, now())) known.set(id, url);
    });
    if (!isRead) return;
    const missing = open.filter(({ id }) => !known.has(id));
    setTotal(missing.length);
    const { done } = await start(missing, ({ id }) => trackingWrites(orgID, id).give());
    for (const { item, result } of done) known.set(item.id, result);
    setLinks(known);
  }

  const rest = outcome ? undone(outcome) : [];
  return (
    <Dialog
      open
      title="Share tracking"
      onClose={phase === 'idle' ? onClose : stop}
      footer={
        <>
          {phase === 'idle' ? (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          ) : (
            <StopButton isStopping={phase === 'stopping'} onStop={stop} />
          )}
          {phase === 'idle' && open.length > 0 && (!isDone || rest.length > 0) && (
            <Button busy={reading.busy} onClick={() => void get()}>
              {isDone ? 'Try again' : 'Get tracking links'}
            </Button>
          )}
          {lines !== '' && !isRunning && <CopyButton value={lines} label="Copy all" />}
        </>
      }
    >
      <Stack>
        {!isDone && open.length > 0 && (
          <p>
            You get a text with a line for each of {deliveriesText(open.length)}: its reference, its recipient
            and the link by which they follow it.
          </p>
        )}
        {without > 0 && (
          <p>
            {deliveriesText(without)} left out: the tracking page is closed, or the delivery is cancelled.
          </p>
        )}
        {phase !== 'idle' && (
          <Progress
            done="links made"
            count={count}
            total={total}
            doubt={isInDoubt && 'We do not know yet whether the next link was made.'}
          />
        )}
        <FormError>{reading.error}</FormError>
        {lines !== '' && !isRunning && (
          <>
            <TextAreaField ref={text} label="Tracking links" readOnly rows={6} value={lines} />
            <Note>Whoever has a link can open its page, until a day after the delivery.</Note>
          </>
        )}
        {isDone && rest.length > 0 && (
          <>
            <FormError>{deliveriesText(rest.length)} got no link.</FormError>
            <Reasons label="Without a link" reasons={rest} takesFocus={lines === ''} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
