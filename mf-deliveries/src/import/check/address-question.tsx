import { formatNumber } from '@fleetfoot/shared/domain';
import { AddressCombobox, MapView } from '@fleetfoot/shared/maps';
import { Button, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { type Place, placeOfCandidate } from './resolve-stop';
import type { SearchedAddress } from './searched-addresses';

const Frame = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--border);
  h3 { overflow-wrap: anywhere; }
`;

const Choices = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  button { width: 100%; justify-content: start; text-align: start; white-space: normal; }
`;

interface AddressQuestionProps {
  readonly address: SearchedAddress;
  readonly onChoose: (place: Place) => void;
}

/** Asks where an address of the file is, once for all its rows: among what was found, or by searching. */
export function AddressQuestion({ address, onChoose }: AddressQuestionProps) {
  const { candidates, rows } = address;
  const { addresses: texts, rows: rowsOf } = usePageTexts(importTexts);
  const say = useInWords();
  const inRows = rowsOf(formatNumber(rows));
  const [text, setText] = useState(address.text);
  const [isSearching, setSearching] = useState(candidates.length === 0);
  const [hasMap, setMap] = useState(false);
  const isFound = candidates.length > 0;
  return (
    <Frame role="group" aria-label={address.text}>
      <Stack gap={3}>
        {isFound && (
          <>
            <h3>{address.text}</h3>
            <Note>{texts.which(inRows)}</Note>
            <Choices>
              {candidates.map((candidate) => (
                <li key={`${candidate.address} ${candidate.latitude} ${candidate.longitude}`}>
                  <Button
                    variant="secondary"
                    onClick={() => onChoose(placeOfCandidate(address.text, candidate))}
                  >
                    {candidate.address}
                  </Button>
                </li>
              ))}
            </Choices>
            <Row gap={2}>
              {!hasMap && (
                <Button variant="quiet" onClick={() => setMap(true)}>
                  {texts.map}
                </Button>
              )}
              {!isSearching && (
                <Button variant="quiet" onClick={() => setSearching(true)}>
                  {texts.another}
                </Button>
              )}
            </Row>
            {hasMap && (
              <MapView
                isWanted
                label={texts.mapOf(address.text)}
                height={240}
                markers={candidates.map(({ address: label, latitude, longitude }) => ({
                  position: { latitude, longitude },
                  label,
                  tone: 'place',
                }))}
              />
            )}
          </>
        )}
        {isSearching && (
          <AddressCombobox
            label={texts.address(address.text)}
            hint={texts.hint(inRows)}
            text={text}
            say={say}
            onTextChange={setText}
            onSelect={({ fullAddressString, latitude, longitude }) =>
              onChoose({ text: fullAddressString, coordinates: { latitude, longitude } })
            }
          />
        )}
      </Stack>
    </Frame>
  );
}
