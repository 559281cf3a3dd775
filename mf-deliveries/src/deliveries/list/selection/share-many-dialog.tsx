import { useAction } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { hasTrackingPage } from '@fleetfoot/shared/model/delivery/tracking';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, CopyButton, Dialog, FormError, Note, Stack, TextAreaField } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../texts/failure-words';
import { usePageTexts } from '../../../texts/page-texts';
import { shareTexts } from '../../../texts/share';
import { deliveryName } from '../../delivery-name';
import { readLinks, trackingWrites } from '../../tracking/data';
import { useListWords } from '../list-summary';
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
  const texts = usePageTexts(shareTexts);
  const list = useListWords();
  const say = useFailureWords();
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
      title={texts.title}
      onClose={phase === 'idle' ? onClose : stop}
      footer={
        <>
          {phase === 'idle' ? (
            <Button variant="secondary" onClick={onClose}>
              {texts.close}
            </Button>
          ) : (
            <StopButton isStopping={phase === 'stopping'} onStop={stop} />
          )}
          {phase === 'idle' && open.length > 0 && (!isDone || rest.length > 0) && (
            <Button busy={reading.busy} onClick={() => void get()}>
              {isDone ? texts.again : texts.get}
            </Button>
          )}
          {lines !== '' && !isRunning && <CopyButton value={lines} label={texts.copy} />}
        </>
      }
    >
      <Stack>
        {!isDone && open.length > 0 && <p>{texts.text(list.deliveries(open.length))}</p>}
        {without > 0 && <p>{texts.leftOut(list.deliveries(without))}</p>}
        {phase !== 'idle' && (
          <Progress textOf={texts.progress} count={count} total={total} doubt={isInDoubt && texts.doubt} />
        )}
        <FormError>{say(reading.error)}</FormError>
        {lines !== '' && !isRunning && (
          <>
            <TextAreaField ref={text} label={texts.links} readOnly rows={6} value={lines} />
            <Note>{texts.note}</Note>
          </>
        )}
        {isDone && rest.length > 0 && (
          <>
            <FormError>{texts.missing(list.deliveries(rest.length))}</FormError>
            <Reasons label={texts.without} reasons={rest} takesFocus={lines === ''} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
