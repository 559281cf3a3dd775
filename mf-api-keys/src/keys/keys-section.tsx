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
import { KEYS } from '../texts/keys';
import { ApiKeyCard, KeyValue } from './api-key-card';
import { KeyBox } from './key-text';
import { maskedKey } from './masked-key';
import { oldKeys } from './old-keys';

/** Whom a Member asks: `Thandi Nkosi or Pieter Botha`. */
function whomToAsk(admins: readonly string[]): string {
  if (admins.length === 0) return KEYS.anAdmin;
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
  if (keys === undefined) return <EmptyState icon="api" title={KEYS.none} />;
  const shared = (mode: ApiMode, value: string | undefined) => ({
    mode,
    old: oldKeys(rolls, mode, now),
    onRoll: onRoll && value !== undefined ? () => onRoll(mode, value) : undefined,
  });
  const value = liveKey?.status === 'ready' ? liveKey.data?.value : undefined;
  return (
    <Stack gap={3}>
      <Columns>
        <ApiKeyCard {...shared('live', value)}>
          {liveKey ? (
            <LiveView result={liveKey} skeleton={<SkeletonRows rows={1} label={KEYS.loadingLive} />}>
              {(key) => key && <KeyValue mode="live" value={key.value} />}
            </LiveView>
          ) : (
            <>
              <KeyBox translate="no">
                {/* A screen reader must not read the dots. */}
                <span aria-hidden="true">{maskedKey('live', keys.apiKeyEnding)}</span>
                <VisuallyHidden>{KEYS.hidden(KEYS.names.live)}</VisuallyHidden>
              </KeyBox>
              <Note>{KEYS.ask(refusal('apiKey.show'), whomToAsk(admins))}</Note>
            </>
          )}
        </ApiKeyCard>
        <ApiKeyCard {...shared('test', keys.testApiKey)}>
          <KeyValue mode="test" value={keys.testApiKey} />
        </ApiKeyCard>
      </Columns>
      {!onRoll && <Note>{KEYS.askToRoll}</Note>}
    </Stack>
  );
}
