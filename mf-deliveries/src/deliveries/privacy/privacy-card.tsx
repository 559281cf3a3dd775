import { formatDate, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { blanksAt } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import { PRIVACY_CLOCK, type PrivacyHold } from '@fleetfoot/shared/model/privacy/privacy';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { Button, Card, FormError, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { belowTexts } from '../../texts/below';
import { useFailureWords } from '../../texts/failure-words';
import { PageLiveView } from '../../texts/page-live-view';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryTexts } from '../../texts/translation';
import type { HoldWrites } from './data';
import { HoldDialog } from './hold-dialog';

const DAY_MS = 86_400_000;

/** The number of a South African day. */
function dayOf(date: Date): number {
  return Date.parse(toLocalDateTime(date).slice(0, 10)) / DAY_MS;
}

function textOf(
  texts: DeliveryTexts['below']['privacy'],
  { delivery, now }: PrivacyCardProps,
  hold: PrivacyHold | undefined,
  keepDays: number | undefined,
): string {
  if (delivery.blanked_at) return texts.removed(formatDate(delivery.blanked_at));
  if (hold) return texts.held(formatDate(hold.at), hold.reason);
  const at = blanksAt(delivery, keepDays ?? PRIVACY_CLOCK.usual);
  // Days of the calendar; the server comes round once a day.
  const days = dayOf(at) - dayOf(now);
  return days <= 0 ? texts.soon : texts.inDays(formatDate(at), String(days));
}

interface PrivacyCardProps {
  readonly delivery: Delivery;
  /** The organisation's clock, in days; no data where it has settled nothing. */
  readonly keepDays: Live<number | undefined>;
  readonly hold: Live<PrivacyHold | undefined>;
  readonly role: Role;
  readonly now: Date;
  readonly writes: HoldWrites;
  announce(message: string): void;
}

/** Until when the delivery says who and where somebody is. */
export function PrivacyCard(props: PrivacyCardProps) {
  const { delivery, keepDays, hold, role, writes, announce } = props;
  const [isHolding, setIsHolding] = useState(false);
  const release = useAction();
  const { loading, privacy: texts } = usePageTexts(belowTexts);
  const say = useFailureWords();
  const held = hold.status === 'ready' ? hold.data : undefined;
  const isOffered = may(role, 'privacy.hold') && hold.status === 'ready' && !delivery.blanked_at;

  async function letGo() {
    const isReleased = await release.run(async () => {
      await writes.release();
    });
    if (isReleased) announce(texts.isReleased);
  }

  return (
    <Card
      title={texts.title}
      actions={
        isOffered &&
        (held ? (
          <Button variant="quiet" busy={release.busy} onClick={letGo}>
            {texts.release}
          </Button>
        ) : (
          <Button needsConnection variant="quiet" onClick={() => setIsHolding(true)}>
            {texts.hold}
          </Button>
        ))
      }
    >
      <Stack>
        <PageLiveView result={hold} skeleton={<SkeletonRows rows={1} label={loading} />}>
          {(known) => (
            <PageLiveView result={keepDays} skeleton={<SkeletonRows rows={1} label={loading} />}>
              {(days) => <p>{textOf(texts, props, known, days)}</p>}
            </PageLiveView>
          )}
        </PageLiveView>
        <FormError>{say(release.error)}</FormError>
      </Stack>
      {isHolding && (
        <HoldDialog
          onHold={writes.hold}
          onDone={() => {
            setIsHolding(false);
            announce(texts.isHeld);
          }}
          onClose={() => setIsHolding(false)}
        />
      )}
    </Card>
  );
}
