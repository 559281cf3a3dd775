import { type ApiMode, keyPrefix } from '@fleetfoot/shared/api';
import { formatDateTime } from '@fleetfoot/shared/domain';
import { Button, Card, CopyButton, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { KEY_NAMES } from './key-names';
import { KeyText } from './key-text';
import { maskKey } from './mask-key';
import { Note } from './note';
import type { OldKey } from './old-keys';

interface ApiKeyCardProps {
  readonly mode: ApiMode;
  readonly purpose: string;
  readonly value: string;
  /** Replaced keys that still work. */
  readonly old: readonly OldKey[];
  /** Left out for those who may not. */
  readonly onRoll?: (() => void) | undefined;
}

export function ApiKeyCard({ mode, purpose, value, old, onRoll }: ApiKeyCardProps) {
  const [revealed, setRevealed] = useState(false);
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
      {revealed ? (
        <KeyText>{value}</KeyText>
      ) : (
        <KeyText>
          {/* Dots mean nothing when read aloud. */}
          <span aria-hidden="true">
            {keyPrefix(mode)}
            {maskKey(value)}
          </span>
          <VisuallyHidden>The {name} is hidden.</VisuallyHidden>
        </KeyText>
      )}
      <Row gap={2}>
        <CopyButton value={value} label={`Copy ${name}`} />
        <Button variant="quiet" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
          Show
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Row>
      {old.map(({ ending, until }) => (
        <Note key={ending}>
          The old key that ends in {ending} works until {formatDateTime(until)}.
        </Note>
      ))}
    </Card>
  );
}
