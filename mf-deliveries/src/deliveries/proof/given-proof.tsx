import { formatDate, formatDateTime } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import { type Delivery, type Proof, pinWords, placeWords } from '@fleetfoot/shared/model';
import { PicturePlace } from '@fleetfoot/shared/parts';
import {
  Button,
  DetailList,
  FormError,
  LiveView,
  Note,
  Row,
  SkeletonRows,
  Stack,
} from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const Picture = styled.img`
  display: block;
  max-width: min(100%, 20rem);
  max-height: 24rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  /* Ink is dark, whatever the colours of the page. */
  background: #fff;
`;

type Given = NonNullable<Delivery['proof_given']>;

function Details({ given, proof }: { readonly given: Given; readonly proof: Proof | undefined }) {
  const items = [
    ['Received by', given.received_by],
    ['Handed over', formatDateTime(given.at)],
    ['PIN', pinWords({ pin: given.pin === 'confirmed' || given.pin === 'refused' ? given.pin : undefined })],
    ['Place', proof ? placeWords(proof) : ''],
  ] as const;
  return (
    <DetailList
      items={items.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))}
    />
  );
}

function Kept({ proof, onDownload }: { readonly proof: Proof; onDownload(): Promise<void> }) {
  const { busy, error, run } = useAction({ doubt: 'the file was made' });
  const { at, received_by, photo, signature, expiresAt } = proof;
  return (
    <>
      {photo && (
        <Picture src={`data:image/jpeg;base64,${photo}`} alt={`Taken at the door on ${formatDateTime(at)}`} />
      )}
      {signature && (
        <Picture
          src={`data:image/png;base64,${signature}`}
          alt={`Signature of ${received_by || 'the recipient'}`}
        />
      )}
      <Row>
        <Button variant="secondary" busy={busy} onClick={() => void run(onDownload)}>
          Proof as PDF
        </Button>
      </Row>
      <FormError>{error}</FormError>
      <Note>
        Name, place and pictures are kept until {formatDate(expiresAt)}, or for as long as the details of this
        delivery are held for a dispute.
      </Note>
    </>
  );
}

interface GivenProofProps {
  readonly given: Given;
  /** No data once it was removed. */
  readonly proof: Live<Proof | undefined>;
  /** Rejects with an AppError. */
  onDownload(): Promise<void>;
}

interface WaitingProofProps {
  readonly given: Given;
  onAsk(): void;
}

/** What is known of a proof whose pictures are not loaded until they are asked for. */
export function WaitingProof({ given, onAsk }: WaitingProofProps) {
  return (
    <Stack>
      <Details given={given} proof={undefined} />
      <PicturePlace>
        <Button variant="secondary" onClick={onAsk}>
          Show proof
        </Button>
      </PicturePlace>
    </Stack>
  );
}

/** What was given at the door, for as long as it is kept. */
export function GivenProof({ given, proof, onDownload }: GivenProofProps) {
  return (
    <Stack>
      <Details given={given} proof={proof.status === 'ready' ? proof.data : undefined} />
      <LiveView result={proof} skeleton={<SkeletonRows rows={2} label="Loading the proof" />}>
        {(kept) =>
          kept ? (
            <Stack>
              <Kept proof={kept} onDownload={onDownload} />
            </Stack>
          ) : (
            <Note>Name, place and pictures are no longer kept.</Note>
          )
        }
      </LiveView>
    </Stack>
  );
}
