import { Button, Card, Page, Stack } from '@fleetfoot/shared/ui';

/** Shown when the shell itself could not get what it needs. */
export function StartupFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page title="The dashboard could not be loaded" width="narrow">
      <Card>
        <Stack>
          <p role="alert">Part of it could not be reached. Check your connection and try again.</p>
          <div>
            <Button onClick={onRetry}>Retry</Button>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}
