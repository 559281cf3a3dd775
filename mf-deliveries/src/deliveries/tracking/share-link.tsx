import { useAction } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
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
import { useFailureWords } from '../../texts/failure-words';
import { usePageTexts } from '../../texts/page-texts';
import { trackingTexts } from '../../texts/tracking';
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
  const texts = usePageTexts(trackingTexts);
  const say = useFailureWords();
  async function confirm() {
    if (await run(onRevoke)) onDone();
  }
  return (
    <ConfirmDialog
      open
      title={texts.question}
      confirmLabel={texts.revoke}
      cancelLabel={texts.keep}
      tone="danger"
      busy={busy}
      error={say(error)}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {texts.text}
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
  const texts = usePageTexts(trackingTexts);
  const say = useFailureWords();
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
        <p>{texts.intro}</p>
        <Row>
          <Button variant="secondary" busy={busy} onClick={get}>
            {texts.get}
          </Button>
        </Row>
        <FormError>{say(error)}</FormError>
      </Stack>
    );
  }
  return (
    <Stack>
      <Address ref={address} tabIndex={-1} aria-label={texts.link}>
        {url}
      </Address>
      <Row gap={2}>
        <CopyButton value={url} label={texts.copy} />
        {digits !== '' && (
          <>
            <LinkButton
              variant="secondary"
              href={`https://wa.me/${digits}?text=${text}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp <Icon name="external" size={16} />
              <VisuallyHidden>{`${recipient} ${texts.newTab}`}</VisuallyHidden>
            </LinkButton>
            <LinkButton variant="secondary" href={`sms:+${digits}?&body=${text}`}>
              SMS <VisuallyHidden>{recipient}</VisuallyHidden>
            </LinkButton>
          </>
        )}
        <Button needsConnection variant="danger-outline" onClick={() => setRevoking(true)}>
          {texts.revoke}
        </Button>
      </Row>
      <Note>{texts.note}</Note>
      {isRevoking && (
        <RevokeDialog
          onRevoke={writes.revoke}
          onDone={() => {
            setRevoking(false);
            setUrl('');
            announce(texts.revoked);
            onRevoked?.();
          }}
          onClose={() => setRevoking(false)}
        />
      )}
    </Stack>
  );
}
