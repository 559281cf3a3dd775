import { endingOf } from '@fleetfoot/shared/api';
import { formatDateTime } from '@fleetfoot/shared/domain';
import type { ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { Button, Card, CopyButton, Note, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type ReactNode, useState } from 'react';
import { KEYS } from '../texts/keys';

import { KeyText } from './key-text';
import { maskedKey } from './masked-key';
import type { OldKey } from './old-keys';

interface KeyValueProps {
  readonly mode: ApiMode;
  readonly value: string;
}

/** A key that its reader may see: hidden until it is asked for, and copied either way. */
export function KeyValue({ mode, value }: KeyValueProps) {
  const [isShown, setIsShown] = useState(false);
  const name = KEYS.names[mode];
  return (
    <>
      <KeyText
        value={value}
        mask={isShown ? undefined : maskedKey(mode, endingOf(value))}
        maskLabel={KEYS.hidden(name)}
      />
      <Row gap={2}>
        <CopyButton value={value} label={KEYS.copy(name)} />
        <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
          <span>{isShown ? KEYS.hide : KEYS.show}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Row>
    </>
  );
}

interface ApiKeyCardProps {
  readonly mode: ApiMode;

  /** Replaced keys that still work. */
  readonly old: readonly OldKey[];
  /** `undefined` for Members, and while the key is not known. */
  readonly onRoll?: (() => void) | undefined;
  /** The key. */
  readonly children: ReactNode;
}

export function ApiKeyCard({ mode, old, onRoll, children }: ApiKeyCardProps) {
  return (
    <Card
      title={KEYS.titles[mode]}
      actions={
        onRoll && (
          <Button needsConnection variant="quiet" onClick={onRoll}>
            {KEYS.roll.open}
            <VisuallyHidden>{` ${KEYS.names[mode]}`}</VisuallyHidden>
          </Button>
        )
      }
    >
      <p>{KEYS.purposes[mode]}</p>
      {children}
      {old.map(({ ending, until }) => (
        <Note key={ending}>{KEYS.old(ending, formatDateTime(until))}</Note>
      ))}
    </Card>
  );
}
