import { formatDate, formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { asRole, invitationText, type TeamInvite } from '@fleetfoot/shared/model';
import {
  Button,
  CopyButton,
  Dialog,
  FormError,
  LinkButton,
  Note,
  Row,
  Stack,
  TextField,
  VisuallyHidden,
} from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** WhatsApp's own page, which opens a chat with the invited number and the text in it. */
function whatsAppAddress(invite: TeamInvite, link: string): string {
  const digits = invite.phoneNumber.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(invitationText(invite, link))}`;
}

interface ShareDialogProps {
  readonly invite: TeamInvite;
  /** The present link, where this page knows it. */
  readonly link: string | undefined;
  /** Makes a new link, and resolves with it. */
  readonly onMake: () => Promise<string>;
  readonly onClose: () => void;
}

export function ShareDialog({ invite, link: known, onMake, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<string>();
  const { busy, error, run } = useAction({ doubt: 'a link was made' });
  const field = useRef<HTMLInputElement>(null);
  const link = made ?? known;
  // The button that had the focus is gone.
  useEffect(() => {
    if (made !== undefined) field.current?.focus();
  }, [made]);

  return (
    <Dialog
      open
      title="Share the invitation"
      onClose={onClose}
      footer={
        link === undefined ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={busy} onClick={() => run(async () => setMade(await onMake()))}>
              Make a new link
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      <Stack>
        <p>
          {formatPhoneNumber(invite.phoneNumber)} is invited as {asRole(invite.role)}. The link leads to
          signing in, and only that number can accept.
        </p>
        {link === undefined ? (
          <Note>
            A link can be shown only when it is made. A new one takes the place of every link that was sent or
            shared before.
          </Note>
        ) : (
          <>
            <TextField
              ref={field}
              label="Link"
              readOnly
              value={link}
              hint={
                invite.expiresAt &&
                `It works until ${formatDate(invite.expiresAt)}, or until a newer one is made.`
              }
              onFocus={(event) => event.currentTarget.select()}
            />
            <Row gap={2}>
              <CopyButton value={link} label="Copy link" />
              <LinkButton
                variant="secondary"
                href={whatsAppAddress(invite, link)}
                target="_blank"
                rel="noopener noreferrer"
              >
                WhatsApp<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </LinkButton>
            </Row>
          </>
        )}
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
