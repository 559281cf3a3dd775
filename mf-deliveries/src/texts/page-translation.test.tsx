import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { ErrorState } from '@fleetfoot/shared/ui';
import { screen } from '@testing-library/react';
import { deliveryWords } from './groups/delivery';
import { PageInLanguage } from './page-in-language';
import { PageLiveView } from './page-live-view';

const failed = { status: 'error', error: { userMessage: 'This no longer exists.' }, retry() {} } as const;

function View() {
  return (
    <PageLiveView result={failed} skeleton={undefined}>
      {() => undefined}
    </PageLiveView>
  );
}

const session = { ...sessions.admin, language: 'zu' };

test('a failure on a page in isiZulu has its title, its reason and its button in isiZulu', async () => {
  renderPage(
    <PageInLanguage groups={deliveryWords}>
      <View />
    </PageInLanguage>,
    { session },
  );
  expect(await screen.findByText('Lokhu akukwazanga ukulayishwa')).toBeVisible();
  expect(screen.getByText('Lokhu akusekho.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zama futhi' })).toBeVisible();
});

test('a part of a page in isiZulu that could not be loaded has its title and its button in isiZulu', async () => {
  renderPage(
    <PageInLanguage groups={deliveryWords}>
      <ErrorState message="" onRetry={() => {}} />
    </PageInLanguage>,
    { session },
  );
  expect(await screen.findByText('Lokhu akukwazanga ukulayishwa')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zama futhi' })).toBeVisible();
});
