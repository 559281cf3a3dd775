import { ErrorState, LiveView, OldDataNotice, UiLanguage } from '@fleetfoot/shared/ui';
import { render, screen } from '@testing-library/react';
import { renderPage, sessions } from '../../testing';
import { translationSuite } from '../../testing/translations';
import { UI } from './english';
import { translations, uiTextsOf, useUiTexts } from './use-ui-texts';

translationSuite({ ui: UI }, translations);

const NOW = new Date('2026-11-24T12:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime()));
afterEach(() => jest.restoreAllMocks());

test.each([
  { offline: true },
  { offline: true, asOf: before(20_000) },
  { offline: true, asOf: before(60_000), isSeen: true },
  { offline: false, asOf: before(300_000) },
  { offline: false, asOf: before(3 * 3_600_000), isSeen: true },
  { offline: false, asOf: before(3 * 86_400_000), isSeen: true },
])('the English that languages are translated from is what a notice of old data says: %o', (age) => {
  const plain = render(<OldDataNotice {...age} />);
  const html = plain.container.innerHTML;
  // One notice says it for all.
  plain.unmount();
  const said = render(
    <UiLanguage value={uiTextsOf(UI)}>
      <OldDataNotice {...age} />
    </UiLanguage>,
  );
  expect(said.container.innerHTML).toBe(html);
});

function Page() {
  return (
    <UiLanguage value={useUiTexts('zu')}>
      <LiveView result={{ status: 'loading' }} skeleton={undefined}>
        {() => undefined}
      </LiveView>
      <ErrorState message="Iseva ayiphenduli." onRetry={() => {}} />
    </UiLanguage>
  );
}

test('a failure on a page in isiZulu has its title and its button in isiZulu', async () => {
  renderPage(<Page />, { session: { ...sessions.admin, language: 'zu' } });
  expect(await screen.findByText('Lokhu akukwazanga ukulayishwa')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zama futhi' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Kuyalayishwa…');
});
