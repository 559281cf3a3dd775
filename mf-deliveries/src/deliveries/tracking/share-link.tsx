import { useAction } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model';
import { useOrganization } from '@fleetfoot/shared/remote';
import {
  Button,
  ConfirmDialog,
  CopyButton,
  FormError,
  Icon,
  LinkButton,
  Note,
  Row,
  Stack,
  VisuallyHidden,
} from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { TrackingWrites } from './data';

const Address = styled.p`
  padding: var(--space-2) var(--space-3);
  background: var(--sunken);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

interface RevokeDialogProps {
  readonly onRevoke: () => Promise<void>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RevokeDialog({ onRevoke, onDone, onClose }: RevokeDialogProps) {
  const { busy, error, run } = useAction({ doubt: 'the link was revoked' });
  async function confirm() {
    if (await run(onRevoke)) onDone();
  }
  return (
    <ConfirmDialog
      open
      title="Revoke this link?"
      confirmLabel="Revoke link"
      cancelLabel="Keep link"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Whoever has it can no longer open the tracking page. You can get a new link, which you then have to send
      again.
    </ConfirmDialog>
  );
}

interface ShareLinkProps {
  readonly delivery: Pick<Delivery, 'dropoff_name' | 'dropoff_phone_number'>;
  readonly writes: TrackingWrites;
  announce(message: string): void;
  /** Instead of offering the next link. */
  readonly onRevoked?: (() => void) | undefined;
}

/** Gets the tracking link of a delivery, and passes it on: to the clipboard, or as a message to the recipient. */
export function ShareLink({ delivery, writes, announce, onRevoked }: ShareLinkProps) {
  const { name: shop } = useOrganization();
  const { busy, error, run } = useAction({ doubt: 'the link was given' });
  const [url, setUrl] = useState('');
  const [isRevoking, setRevoking] = useState(false);
  const address = useRef<HTMLParagraphElement>(null);
  // The button that asked for it is gone.
  useEffect(() => {
    if (url !== '') address.current?.focus();
  }, [url]);
  const { dropoff_name: recipient, dropoff_phone_number: phoneNumber } = delivery;
  const digits = phoneNumber.replace(/\D/g, '');
  const text = encodeURIComponent(`Follow your delivery from ${shop}: ${url}`);

  async function get() {
    await run(async () => setUrl(await writes.give()));
  }

  if (url === '') {
    return (
      <Stack>
        <p>
          The recipient follows the delivery on a page of their own, without signing in, and can help the
          courier find them.
        </p>
        <Row>
          <Button variant="secondary" busy={busy} onClick={get}>
            Get tracking link
          </Button>
        </Row>
        <FormError>{error}</FormError>
      </Stack>
    );
  }
  return (
    <Stack>
      <Address ref={address} tabIndex={-1} aria-label="Tracking link">
        {url}
      </Address>
      <Row gap={2}>
        <CopyButton value={url} label="Copy link" />
        {digits !== '' && (
          <>
            <LinkButton
              variant="secondary"
              href={`https://wa.me/${digits}?text=${text}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp <Icon name="external" size={16} />
              <VisuallyHidden>{recipient} (opens in a new tab)</VisuallyHidden>
            </LinkButton>
            <LinkButton variant="secondary" href={`sms:+${digits}?&body=${text}`}>
              SMS <VisuallyHidden>{recipient}</VisuallyHidden>
            </LinkButton>
          </>
        )}
        <Button variant="danger-outline" onClick={() => setRevoking(true)}>
          Revoke link
        </Button>
      </Row>
      <Note>Whoever has the link can open the page, until a day after the delivery.</Note>
      {isRevoking && (
        <RevokeDialog
          onRevoke={writes.revoke}
          onDone={() => {
            setRevoking(false);
            setUrl('');
            announce('The link is revoked.');
            onRevoked?.();
          }}
          onClose={() => setRevoking(false)}
        />
      )}
    </Stack>
  );
}
