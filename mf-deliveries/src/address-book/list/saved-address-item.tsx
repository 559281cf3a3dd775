import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { Badge, Button, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { addressTitle } from '../../addresses/address-text';
import { ADDRESS_BOOK } from '../../texts/english/address-book';

const TEXTS = ADDRESS_BOOK.list;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  /* Hundreds of them are there, a handful in view. */
  content-visibility: auto;
  contain-intrinsic-size: auto 150px;
  h3 { overflow-wrap: anywhere; }
  p { color: var(--muted); overflow-wrap: anywhere; white-space: pre-line; }
`;

/** What is done to one address. */
export interface AddressActions {
  edit(address: SavedAddress): void;
  remove(address: SavedAddress): void;
  /** @param address `undefined` for none */
  makeDefault(address: SavedAddress | undefined): void;
}

interface SavedAddressItemProps {
  readonly address: SavedAddress;
  readonly isDefault: boolean;
  /** What is under way with it. */
  readonly busy: 'remove' | 'default' | undefined;
  /** Takes the focus, which was lost elsewhere. */
  readonly focused: boolean;
  readonly onFocused: () => void;
  readonly actions: AddressActions;
}

function linesOf(address: SavedAddress): readonly string[] {
  const { unitNumber, buildingName, landmark, gateCode, contactName, contactPhoneNumber } = address;
  return [
    address.fullAddressString,
    [unitNumber, buildingName].filter(Boolean).join(', '),
    landmark && TEXTS.landmark(landmark),
    gateCode && TEXTS.gateCode(gateCode),
    address.instructions,
    [contactName, contactPhoneNumber && formatPhoneNumber(contactPhoneNumber)].filter(Boolean).join(', '),
  ].filter(Boolean);
}

export function SavedAddressItem(props: SavedAddressItemProps) {
  const { address, isDefault, busy, focused, onFocused, actions } = props;
  const title = addressTitle(address);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focused) return;
    const nothingFocused = document.activeElement === null || document.activeElement === document.body;
    if (nothingFocused) edit.current?.focus();
    onFocused();
  }, [focused, onFocused]);
  const name = <VisuallyHidden translate="no">{` ${title}`}</VisuallyHidden>;
  return (
    <Item>
      <Row gap={2}>
        <h3 translate="no">{title}</h3>
        {isDefault && <Badge tone="info">{TEXTS.default}</Badge>}
      </Row>
      <div>
        {linesOf(address).map((line) => (
          <p key={line} translate="no">
            {line}
          </p>
        ))}
      </div>
      <Row gap={2}>
        <Button needsConnection ref={edit} variant="secondary" onClick={() => actions.edit(address)}>
          <span>
            <span>{TEXTS.edit}</span>
            {name}
          </span>
        </Button>
        <Button variant="danger-outline" busy={busy === 'remove'} onClick={() => actions.remove(address)}>
          <span>
            <span>{TEXTS.remove}</span>
            {name}
          </span>
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'default'}
          onClick={() => actions.makeDefault(isDefault ? undefined : address)}
        >
          <span>
            <span>{isDefault ? TEXTS.stopDefault : TEXTS.makeDefault}</span>
            {name}
          </span>
        </Button>
      </Row>
    </Item>
  );
}
