import { Button, Card, Page, Stack } from '../ui';

interface PageFailureProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

export function PageFailure({ title, message, onRetry }: PageFailureProps) {
  return (
    <Page title={title} width="narrow">
      <Card>
        <Stack>
          <p role="alert">{message}</p>
          <div>
            <Button onClick={onRetry}>Retry</Button>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}
