import { Button, Card, CopyButton, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { KeyText } from './key-text';
import { maskKey } from './mask-key';

interface ApiKeyCardProps {
  readonly title: string;
  /** The key within a sentence: `test key`. */
  readonly name: string;
  readonly purpose: string;
  readonly value: string;
}

export function ApiKeyCard({ title, name, purpose, value }: ApiKeyCardProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <Card title={title}>
      <p>{purpose}</p>
      {revealed ? (
        <KeyText>{value}</KeyText>
      ) : (
        <>
          {/* Dots mean nothing when read aloud. */}
          <KeyText aria-hidden="true">{maskKey(value)}</KeyText>
          <VisuallyHidden>The {name} is hidden.</VisuallyHidden>
        </>
      )}
      <Row>
        <CopyButton value={value} label={`Copy ${name}`} />
        <Button variant="quiet" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
          Show {name}
        </Button>
      </Row>
    </Card>
  );
}
