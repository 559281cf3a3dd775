import { endingOf } from '@fleetfoot/shared/api';
import { formatDateTime } from '@fleetfoot/shared/domain';
import type { ApiMode } from '@fleetfoot/shared/model';
import { Button, Card, CopyButton, Note, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type ReactNode, useState } from 'react';
import { KEY_NAMES } from './key-names';
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
  const name = KEY_NAMES[mode];
  return (
    <>
      <KeyText
        value={value}
        mask={isShown ? undefined : maskedKey(mode, endingOf(value))}
        maskLabel={`The ${name} is hidden.`}
      />
      <Row gap={2}>
        <CopyButton value={value} label={`Copy ${name}`} />
        <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Row>
    </>
  );
}

interface ApiKeyCardProps {
  readonly mode: ApiMode;
  readonly purpose: string;
  /** Replaced keys that still work. */
  readonly old: readonly OldKey[];
  /** `undefined` for Members, and while the key is not known. */
  readonly onRoll?: (() => void) | undefined;
  /** The key. */
  readonly children: ReactNode;
}

export function ApiKeyCard({ mode, purpose, old, onRoll, children }: ApiKeyCardProps) {
  const name = KEY_NAMES[mode];
  return (
    <Card
      title={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
      actions={
        onRoll && (
          <Button variant="quiet" onClick={onRoll}>
            Roll
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )
      }
    >
      <p>{purpose}</p>
      {children}
      {old.map(({ ending, until }) => (
        <Note key={ending}>
          The old key that ends in {ending} works until {formatDateTime(until)}.
        </Note>
      ))}
    </Card>
  );
}
