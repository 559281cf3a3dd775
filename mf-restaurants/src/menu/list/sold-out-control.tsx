import { useAction } from '@fleetfoot/shared/forms';
import type { MenuItem } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { MenuWrites } from '../data';
import { quickTimes, soldOutText } from '../sold-out';

// Above the link that the whole row is.
const Above = styled.div`
  position: relative;
  z-index: 1;
  grid-area: action;
  justify-self: end;
  > button {
    margin-inline-end: calc(-1 * var(--space-3));
    padding-inline: var(--space-3);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
    &:hover { color: var(--link); }
  }
`;

interface SoldOutControlProps {
  readonly item: MenuItem;
  readonly isSoldOut: boolean;
  readonly writes: MenuWrites;
}

/** In the middle of service: two presses take an item off the menu for a while, and one brings it back. */
export function SoldOutControl({ item, isSoldOut, writes }: SoldOutControlProps) {
  const { announce, now, report } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [pressed, setPressed] = useState('');
  const { busy, error, run, clear } = useAction({
    doubt: 'it was changed',
    wording: (reason) => `It was not changed. ${reason}`,
    onFailure(reason) {
      report(reason, { message: 'The availability of a menu item was not changed.', itemID: item.id });
      setIsOpen(true);
    },
  });
  const isBusy = (button: string) => busy && pressed === button;

  function set(button: string, until: Date | undefined) {
    if (busy) return;
    setPressed(button);
    void run(async () => {
      await writes.setSoldOut(item, until);
      announce(`${item.name}: ${until ? soldOutText(until, now()) : 'available again'}.`);
      setIsOpen(false);
    });
  }

  const name = <VisuallyHidden> {item.name}</VisuallyHidden>;
  return (
    <Above>
      {isSoldOut ? (
        <Button variant="quiet" busy={isBusy('back')} onClick={() => set('back', undefined)}>
          <span>Make available{name}</span>
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          <span>Mark sold out{name}</span>
        </Button>
      )}
      <Dialog
        open={isOpen}
        title={isSoldOut ? item.name : `${item.name} is sold out`}
        onClose={() => {
          setIsOpen(false);
          clear();
        }}
      >
        <Stack gap={3}>
          {isSoldOut ? (
            <Button busy={isBusy('back')} onClick={() => set('back', undefined)}>
              Make available
            </Button>
          ) : (
            <>
              <p>For how long? Afterwards it is available again by itself.</p>
              {quickTimes(now()).map(({ label, until }) => (
                <Button
                  key={label}
                  variant="secondary"
                  busy={isBusy(label)}
                  onClick={() => set(label, until)}
                >
                  {label}
                </Button>
              ))}
              <p>For another time, open the item.</p>
            </>
          )}
          <FormError>{error}</FormError>
        </Stack>
      </Dialog>
    </Above>
  );
}
