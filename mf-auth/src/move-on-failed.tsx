import { Button, FormError, Stack } from '@fleetfoot/shared/ui';

interface MoveOnFailedProps {
  /** What has succeeded: nothing of it needs to be done again. */
  readonly achieved: string;
  readonly message: string;
  readonly retrying: boolean;
  onRetry(): void;
}

export function MoveOnFailed({ achieved, message, retrying, onRetry }: MoveOnFailedProps) {
  return (
    <Stack>
      <FormError>
        {achieved} {message}
      </FormError>
      <Button type="button" busy={retrying} onClick={onRetry} fullWidth>
        Try again
      </Button>
    </Stack>
  );
}
