import { LinkButton, Page } from '@fleetfoot/shared/ui';

export function UnknownPage() {
  return (
    <Page
      title="This page does not exist."
      description="The address may be mistyped, or the page may have been removed."
      width="narrow"
    >
      <div>
        <LinkButton href="/">Go to the start page</LinkButton>
      </div>
    </Page>
  );
}
