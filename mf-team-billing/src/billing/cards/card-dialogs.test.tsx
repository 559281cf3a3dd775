import { AddCardDialog } from '@fleetfoot/shared/cards';
import { render } from '@testing-library/react';
import { cardFixture } from '../../testing/card-fixture';
import { CardDialogs } from './card-dialogs';

jest.mock('@fleetfoot/shared/cards', () => ({ AddCardDialog: jest.fn(() => null) }));

const VISA = cardFixture();

/** The dialog that replaces a card, as it is told of the new one. */
function replacing() {
  const actions = {
    ...{ notice: undefined, busyID: undefined, notify: jest.fn(), added: jest.fn(async () => {}) },
    ...{ makeDefault: jest.fn(), remove: jest.fn() },
  };
  const onClose = jest.fn();
  const writes = { list: jest.fn(), secrets: { get: jest.fn(), usedUp: jest.fn() } };
  render(
    <CardDialogs
      dialog={{ kind: 'replace', method: VISA }}
      writes={{ ...writes, makeDefault: jest.fn(), remove: jest.fn() }}
      actions={actions}
      onClose={onClose}
    />,
  );
  const saved = jest.mocked(AddCardDialog).mock.lastCall?.[0].onSaved;
  return { actions, onClose, saved: async (hasLeft: boolean) => saved?.('pm_new', hasLeft) };
}

test('a new card takes the place of the one that is replaced', async () => {
  const { actions, onClose, saved } = replacing();
  await saved(false);
  expect(actions.added).toHaveBeenCalledWith('pm_new', VISA);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a card that is known to be saved after its form was left replaces none, and closes nothing', async () => {
  const { actions, onClose, saved } = replacing();
  await saved(true);
  expect(actions.added).toHaveBeenCalledWith('pm_new', undefined);
  expect(onClose).not.toHaveBeenCalled();
});
