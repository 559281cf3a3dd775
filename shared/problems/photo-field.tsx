import { Button, Note, Row, Stack, TextField } from '@fleetfoot/shared/ui';
import { type ChangeEvent, use, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { OptionalLabel } from './optional-label';
import { Photo } from './photo-style';
import { ThreadLanguage } from './thread-texts';

// What shrinks photos is needed only once there is one.
const loadShrinker = () => import(/* webpackChunkName: "shrink-photo" */ './shrink-photo');

// Only its button: "No file chosen" is wrong once a photo is there. Browsers count it among what cannot be typed into.
const Chooser = styled(Stack)`
  input[type='file']:read-only {
    padding: 0;
    background: none;
    border-color: transparent;
    font-size: 0;
  }
  ::file-selector-button {
    padding: var(--space-2) var(--space-4);
    background: var(--surface);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    min-height: var(--target);
    color: var(--text);
    font-family: inherit;
    font-size: var(--text-sm);
    font-weight: 550;
    cursor: pointer;
  }
`;

interface PhotoFieldProps {
  /** A JPEG in Base64. */
  readonly photo: string | undefined;
  readonly onChange: (photo: string | undefined) => void;
  /** Whether a photo is being prepared, which nothing should be sent without. */
  readonly isPreparing: boolean;
  readonly onPreparing: (isPreparing: boolean) => void;
  /** While the problem is being reported. */
  readonly disabled: boolean;
  announce(message: string): void;
}

/** How much a photo in Base64 takes to send, in words. */
function sizeOf(photo: string): string {
  return `${Math.max(1, Math.round((photo.length * 3) / 4 / 1_024))} KiB`;
}

/** Asks for a photo, and makes it smaller before anything is sent. */
export function PhotoField({
  photo,
  onChange,
  isPreparing,
  onPreparing,
  disabled,
  announce,
}: PhotoFieldProps) {
  const { chosen: texts } = use(ThreadLanguage).texts;
  const [problem, setProblem] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);

  function refuse(message: string) {
    setProblem(message);
    announce(message);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    setProblem(undefined);
    onPreparing(true);
    try {
      const { shrinkPhoto } = await loadShrinker();
      const shrunk = await shrinkPhoto(file).catch(() => undefined);
      if (shrunk) {
        onChange(shrunk);
        announce(texts.added);
      } else refuse(texts.none);
    } catch {
      refuse(texts.failed);
    }
    onPreparing(false);
    // The same file can be chosen again.
    target.value = '';
  }

  function remove() {
    onChange(undefined);
    announce(texts.removed);
    // The button that had the focus is gone with the photo.
    frame.current?.querySelector('input')?.focus();
  }

  return (
    <Chooser ref={frame}>
      <TextField
        type="file"
        accept="image/*"
        label={<OptionalLabel>{texts.label}</OptionalLabel>}
        hint={isPreparing ? texts.preparing : texts.hint}
        error={problem}
        disabled={disabled}
        onChange={choose}
      />
      {photo !== undefined && (
        <>
          <Photo src={`data:image/jpeg;base64,${photo}`} alt={texts.alt} />
          <Row>
            <Button variant="secondary" disabled={disabled} onClick={remove}>
              {texts.remove}
            </Button>
            <Note>{texts.size(sizeOf(photo))}</Note>
          </Row>
        </>
      )}
    </Chooser>
  );
}
