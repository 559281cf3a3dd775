import { AppError } from '@fleetfoot/shared/domain';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { PageLiveView } from './page-live-view';

const offline = { status: 'error', error: new AppError('offline', 'test'), retry() {} } as const;

function Page() {
  return (
    <PageLiveView result={offline} skeleton={undefined}>
      {() => undefined}
    </PageLiveView>
  );
}

test('a page of the account that could not be loaded says so in isiZulu, with why', async () => {
  renderPage(<Page />, { session: { ...sessions.admin, language: 'zu' } });
  expect(await screen.findByText('Lokhu akukwazanga ukulayishwa')).toBeVisible();
  expect(await screen.findByText(/^Awuxhunyiwe ku-inthanethi\. Hlola/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zama futhi' })).toBeVisible();
});

test('a page of the account that could not be loaded says so in English', () => {
  renderPage(<Page />, { session: sessions.admin });
  expect(screen.getByText('This could not be loaded')).toBeVisible();
  expect(screen.getByText('You are offline. Check your connection and try again.')).toBeVisible();
});
