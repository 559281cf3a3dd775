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
import { SHARE, TEAM } from '../../texts/team';

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
  const { busy, error, run } = useAction({ doubt: SHARE.makeDoubt });
  const field = useRef<HTMLInputElement>(null);
  const link = made ?? known;
  // The button that had the focus is gone.
  useEffect(() => {
    if (made !== undefined) field.current?.focus();
  }, [made]);

  return (
    <Dialog
      open
      title={SHARE.title}
      onClose={onClose}
      footer={
        link === undefined ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {TEAM.cancel}
            </Button>
            <Button busy={busy} onClick={() => run(async () => setMade(await onMake()))}>
              {SHARE.make}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {SHARE.done}
          </Button>
        )
      }
    >
      <Stack>
        <p>{SHARE.intro(formatPhoneNumber(invite.phoneNumber), asRole(invite.role))}</p>
        {link === undefined ? (
          <Note>{SHARE.unknown}</Note>
        ) : (
          <>
            <TextField
              ref={field}
              label={SHARE.link}
              readOnly
              value={link}
              hint={SHARE.linkHint(formatDate(invite.expiresAt))}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Row gap={2}>
              <CopyButton value={link} label={SHARE.copy} />
              <LinkButton
                variant="secondary"
                href={whatsAppAddress(invite, link)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {SHARE.whatsApp}
                <VisuallyHidden> {SHARE.newTab}</VisuallyHidden>
              </LinkButton>
            </Row>
          </>
        )}
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
