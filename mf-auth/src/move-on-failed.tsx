import { useTexts } from '@fleetfoot/shared/texts';
import { Button, FormError, Stack } from '@fleetfoot/shared/ui';
import { failureWords } from './texts/in-words';
import { stepTexts } from './texts/steps';

interface MoveOnFailedProps {
  /** What has succeeded: nothing of it needs to be done again. */
  readonly achieved: string;
  readonly error: unknown;
  readonly retrying: boolean;
  onRetry(): void;
}

export function MoveOnFailed({ achieved, error, retrying, onRetry }: MoveOnFailedProps) {
  const texts = useTexts(stepTexts);
  return (
    <Stack>
      <FormError>{`${achieved} ${failureWords(texts, error)}`}</FormError>
      <Button type="button" busy={retrying} onClick={onRetry} fullWidth>
        {texts.retry}
      </Button>
    </Stack>
  );
}
