import type { Coordinates } from '@fleetfoot/shared/domain';
import { ExternalLink, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { usePageTexts } from '../texts/page-texts';
import { rideTexts } from '../texts/ride';

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);
  > a { display: inline-flex; align-items: center; min-height: var(--target-small); white-space: nowrap; }
`;

interface ContactLinksProps {
  /** Whom the links reach, as their names say it. */
  readonly name: string;
  /** E.164; empty when it was removed. */
  readonly phoneNumber: string;
  /** Where they are, where somebody has to find them. */
  readonly coordinates?: Coordinates | undefined;
}

/** Ways to reach somebody: to call them, to write to them, to find them on a map. */
export function ContactLinks({ name, phoneNumber, coordinates }: ContactLinksProps) {
  const texts = usePageTexts(rideTexts);
  const digits = phoneNumber.replace(/\D/g, '');
  return (
    <Links>
      {digits !== '' && (
        <>
          <a href={`tel:+${digits}`}>
            <span>{texts.call}</span> <VisuallyHidden translate="no">{name}</VisuallyHidden>
          </a>
          <ExternalLink href={`https://wa.me/${digits}`}>
            <span>WhatsApp</span> <VisuallyHidden translate="no">{name}</VisuallyHidden>
          </ExternalLink>
        </>
      )}
      {coordinates && (
        <ExternalLink
          href={`https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`}
        >
          <span>{texts.map}</span> <VisuallyHidden>{texts.wayTo(name)}</VisuallyHidden>
        </ExternalLink>
      )}
    </Links>
  );
}
