import { toAppError } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { MenuStore } from './menu.queries';
import type { MenuItem } from './menu-item';
import { quickTimes, soldOutText } from './sold-out';

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
  readonly store: MenuStore;
}

/** In the middle of service: two presses take an item off the menu for a while, and one brings it back. */
export function SoldOutControl({ item, isSoldOut, store }: SoldOutControlProps) {
  const { announce, now, report } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState<string>();

  async function set(what: string, until: Date | undefined) {
    if (busy) return;
    setBusy(what);
    setFailure(undefined);
    try {
      await store.setSoldOut(item.id, until);
      announce(`${item.name}: ${until ? soldOutText(until, now()) : 'available again'}.`);
      setIsOpen(false);
    } catch (error) {
      report(error, { message: 'The availability of a menu item was not changed.', itemId: item.id });
      setFailure(`It was not changed. ${toAppError(error).userMessage}`);
      setIsOpen(true);
    } finally {
      setBusy('');
    }
  }

  const name = <VisuallyHidden> {item.name}</VisuallyHidden>;
  return (
    <Above>
      {isSoldOut ? (
        <Button variant="quiet" busy={busy === 'back'} onClick={() => void set('back', undefined)}>
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
          setFailure(undefined);
        }}
      >
        <Stack gap={3}>
          {isSoldOut ? (
            <Button busy={busy === 'back'} onClick={() => void set('back', undefined)}>
              Make available
            </Button>
          ) : (
            <>
              <p>For how long? Afterwards it is available again by itself.</p>
              {quickTimes(now()).map(({ label, until }) => (
                <Button
                  key={label}
                  variant="secondary"
                  busy={busy === label}
                  onClick={() => void set(label, until)}
                >
                  {label}
                </Button>
              ))}
              <p>For another time, open the item.</p>
            </>
          )}
          {failure && <FormError>{failure}</FormError>}
        </Stack>
      </Dialog>
    </Above>
  );
}
