import { AddressCombobox, MapView } from '@fleetfoot/shared/maps';
import { Button, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../counted';
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
            <Note>In {counted(rows, 'row')}. Which place is meant?</Note>
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
                  Show on the map
                </Button>
              )}
              {!isSearching && (
                <Button variant="quiet" onClick={() => setSearching(true)}>
                  Another place
                </Button>
              )}
            </Row>
            {hasMap && (
              <MapView
                isWanted
                label={`Where ${address.text} may be`}
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
            label={`Address: ${address.text}`}
            hint={`In ${counted(rows, 'row')}. Type to find it, then choose from the list.`}
            text={text}
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
