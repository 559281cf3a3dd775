import { formatDate, formatDateTime } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { Proof } from '@fleetfoot/shared/model/delivery/proof';
import { pinWords, placeWords } from '@fleetfoot/shared/model/delivery/proof-words';
import { PicturePlace } from '@fleetfoot/shared/parts';
import { Button, DetailList, FormError, Note, Row, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { belowTexts } from '../../texts/below';
import { useFailureWords } from '../../texts/failure-words';
import { useInWords } from '../../texts/page-language';
import { PageLiveView } from '../../texts/page-live-view';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryTexts } from '../../texts/translation';

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

/** Where it was handed over; as degrees alone where nothing says how far that is from the drop-off. */
function placeText(proof: Proof, away: DeliveryTexts['below']['proof']['away']): string {
  const [, distance, degrees] = placeWords(proof).match(/^(.+) from the drop-off \((.+)\)$/) ?? [];
  return distance && degrees ? away(distance, degrees) : placeWords(proof);
}

function Details({ given, proof }: { readonly given: Given; readonly proof: Proof | undefined }) {
  const { proof: texts } = usePageTexts(belowTexts);
  const say = useInWords();
  const pin = given.pin === 'confirmed' || given.pin === 'refused' ? given.pin : undefined;
  const items = [
    [texts.receivedBy, given.received_by],
    [texts.at, formatDateTime(given.at)],
    [texts.pinLabel, say(pinWords({ pin }))],
    [texts.place, proof ? placeText(proof, texts.away) : ''],
  ] as const;
  return (
    <DetailList
      items={items.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))}
    />
  );
}

function Kept({ proof, onDownload }: { readonly proof: Proof; onDownload(): Promise<void> }) {
  const { busy, error, run } = useAction({ doubt: 'the file was made' });
  const { proof: texts } = usePageTexts(belowTexts);
  const say = useFailureWords();
  const { at, received_by, photo, signature, expiresAt } = proof;
  return (
    <>
      {photo && <Picture src={`data:image/jpeg;base64,${photo}`} alt={texts.photo(formatDateTime(at))} />}
      {signature && (
        <Picture
          src={`data:image/png;base64,${signature}`}
          alt={texts.signature(received_by || texts.recipient)}
        />
      )}
      <Row>
        <Button variant="secondary" busy={busy} onClick={() => void run(onDownload)}>
          {texts.file}
        </Button>
      </Row>
      <FormError>{say(error)}</FormError>
      <Note>{texts.kept(formatDate(expiresAt))}</Note>
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
  const { proof: texts } = usePageTexts(belowTexts);
  return (
    <Stack>
      <Details given={given} proof={undefined} />
      <PicturePlace>
        <Button variant="secondary" onClick={onAsk}>
          {texts.show}
        </Button>
      </PicturePlace>
    </Stack>
  );
}

/** What was given at the door, for as long as it is kept. */
export function GivenProof({ given, proof, onDownload }: GivenProofProps) {
  const { proof: texts } = usePageTexts(belowTexts);
  return (
    <Stack>
      <Details given={given} proof={proof.status === 'ready' ? proof.data : undefined} />
      <PageLiveView result={proof} skeleton={<SkeletonRows rows={2} label={texts.loading} />}>
        {(kept) =>
          kept ? (
            <Stack>
              <Kept proof={kept} onDownload={onDownload} />
            </Stack>
          ) : (
            <Note>{texts.removed}</Note>
          )
        }
      </PageLiveView>
    </Stack>
  );
}
