import type { Live } from '@fleetfoot/shared/firebase';
import {
  type ApiKeyRoll,
  type ApiMode,
  type LiveKey,
  type OrganizationKeys,
  refusal,
} from '@fleetfoot/shared/model';
import {
  Columns,
  EmptyState,
  LiveView,
  Note,
  SkeletonRows,
  Stack,
  VisuallyHidden,
} from '@fleetfoot/shared/ui';
import { ApiKeyCard, KeyValue } from './api-key-card';
import { KeyBox } from './key-text';
import { maskedKey } from './masked-key';
import { oldKeys } from './old-keys';

/** Whom a Member asks: `Thandi Nkosi or Pieter Botha`. */
function whomToAsk(admins: readonly string[]): string {
  if (admins.length === 0) return 'an Admin of your organisation';
  return new Intl.ListFormat('en-ZA', { type: 'disjunction' }).format(admins);
}

interface KeysSectionProps {
  readonly keys: OrganizationKeys | undefined;
  /** `undefined` for Members, who may not see it. */
  readonly liveKey?: Live<LiveKey | undefined> | undefined;
  /** Names of the Admins; empty while they are not known. */
  readonly admins: readonly string[];
  /** Newest first. */
  readonly rolls: readonly ApiKeyRoll[];
  readonly now: Date;
  /** `undefined` for Members. */
  readonly onRoll?: ((mode: ApiMode, value: string) => void) | undefined;
}

export function KeysSection({ keys, liveKey, admins, rolls, now, onRoll }: KeysSectionProps) {
  if (keys === undefined) return <EmptyState icon="api" title="Your organisation has no keys yet" />;
  const shared = (mode: ApiMode, value: string | undefined) => ({
    mode,
    old: oldKeys(rolls, mode, now),
    onRoll: onRoll && value !== undefined ? () => onRoll(mode, value) : undefined,
  });
  const value = liveKey?.status === 'ready' ? liveKey.data?.value : undefined;
  return (
    <Stack gap={3}>
      <Columns>
        <ApiKeyCard
          {...shared('live', value)}
          purpose="For your live systems. Keep it secret: whoever has it can act for your organisation."
        >
          {liveKey ? (
            <LiveView result={liveKey} skeleton={<SkeletonRows rows={1} label="Loading the API key" />}>
              {(key) =>
                key ? (
                  <KeyValue mode="live" value={key.value} />
                ) : (
                  <Note>
                    This key is being moved to where only Admins see it. It works on; look again in some
                    minutes.
                  </Note>
                )
              }
            </LiveView>
          ) : (
            <>
              <KeyBox>
                {/* A screen reader must not read the dots. */}
                <span aria-hidden="true">{maskedKey('live', keys.apiKeyEnding)}</span>
                <VisuallyHidden>The API key is hidden.</VisuallyHidden>
              </KeyBox>
              <Note>
                {refusal('apiKey.show')} Ask {whomToAsk(admins)}.
              </Note>
            </>
          )}
        </ApiKeyCard>
        <ApiKeyCard
          {...shared('test', keys.testApiKey)}
          purpose="For trying things out. What it creates is seen by no courier and kept for 30 days."
        >
          <KeyValue mode="test" value={keys.testApiKey} />
        </ApiKeyCard>
      </Columns>
      {!onRoll && <Note>Only Admins can roll a key. Ask one if a key may have become known.</Note>}
    </Stack>
  );
}
