import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useServices } from '@fleetfoot/shared/remote';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mapTexts } from '../../../texts/map';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { deliveryName } from '../../delivery-name';
import { ListPart } from '../list-part';
import type { ListSelection } from '../selection/selection';
import { askForRow } from '../table/asked-row';
import { useEscape } from '../use-escape';
import { useSmallScreen } from '../use-small-screen';
import { Aside, useRoomBeside } from './aside';
import { useMapChoice } from './map-choice';
import { PanelFrame } from './panel-frame';
import { useAddressOfShown } from './use-address-of-shown';
import { useKeptSelection } from './use-kept-selection';
import { useRowPresses } from './use-row-presses';
import type { Shown } from './use-shown';

const ignore = () => {};

const loadMap = async () => (await import(/* webpackChunkName: "list-map" */ './list-map')).ListMap;

const loadPanel = async () =>
  (await import(/* webpackChunkName: "delivery-panel" */ './delivery-panel')).DeliveryPanel;

function focusRow(room: Element | null | undefined, id: string): void {
  const link = () => room?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"] [data-row-link]`);
  askForRow(room, id);
  const found = link();
  if (found) found.focus();
  else requestAnimationFrame(() => (link() ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus());
}

interface ListBesideProps {
  /** What the list shows, in its order. */
  readonly rows: readonly Delivery[];
  /** What it has loaded, shown or not. */
  readonly loaded: readonly Delivery[];
  readonly selection: ListSelection;
  readonly beside: Shown;
}

/** What stands beside the list: the map, and the delivery that is shown. It also keeps what is selected. */
export function ListBeside({ rows, loaded, selection, beside }: ListBesideProps) {
  const { announce, navigate } = useServices();
  const isSmall = useSmallScreen();
  const aside = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [room, setRoom] = useState<HTMLElement | null>();
  useEffect(() => setRoom(aside.current?.parentElement), []);
  useKeptSelection(selection);

  const say = useInWords();
  const map = usePageTexts(mapTexts);
  const find = (id: string) =>
    rows.find((row) => row.id === id) ?? loaded.find((delivery) => delivery.id === id);
  const { shown, show } = beside;
  useAddressOfShown(beside, (id) => {
    const delivery = find(id);
    if (isSmall) return;
    announce(delivery ? map.shown(deliveryName(delivery), say(delivery.status)) : map.shownOne);
  });
  const hasPanel = shown !== '' && !isSmall;
  const [hasMap] = useMapChoice();
  const [pointed, point] = useState<string>();
  useRoomBeside(hasPanel || hasMap ? room : undefined);

  // Where rows are cards the same address is the delivery's page; a window that becomes narrow only hides it.
  const arrive = useEffectEvent(() => {
    if (isSmall && shown !== '') navigate(`/deliveries/${encodeURIComponent(shown)}`, { replace: true });
  });
  useEffect(() => arrive(), []);

  function close(): void {
    const { activeElement } = document;
    const isFree = activeElement === document.body || aside.current?.contains(activeElement);
    if (isFree) focusRow(room, shown);
    show('');
  }
  useLayoutEffect(() => {
    const table = room?.querySelector('table');
    if (table) table.style.display = isSmall && hasMap ? 'none' : '';
  });
  useEscape(close, { firstIn: room?.parentElement, isOn: hasPanel });
  useRowPresses({
    ...{ room, shown, show },
    hasRoom: !isSmall,
    enter: () => heading.current?.focus(),
    onPoint: hasMap ? point : ignore,
  });

  function choose(id: string): void {
    if (isSmall) navigate(`/deliveries/${encodeURIComponent(id)}`);
    else {
      show(id);
      askForRow(room, id);
    }
  }

  const panel = { heading, onClose: close };
  const frame = (content: ReactNode) => (
    <PanelFrame name={say('Delivery')} {...panel}>
      {content}
    </PanelFrame>
  );
  return (
    <Aside ref={aside} hidden={!hasPanel && !hasMap}>
      {hasMap && (
        <ListPart
          name="map"
          load={loadMap}
          props={{ deliveries: rows, shown, pointed, onChoose: choose }}
          subject="map"
        />
      )}
      {hasPanel && (
        <ListPart
          name="side panel"
          load={loadPanel}
          props={{
            ...{ deliveryID: shown, known: find(shown), ...panel },
            isListed: rows.some(({ id }) => id === shown),
          }}
          subject={shown}
          frame={frame}
        />
      )}
    </Aside>
  );
}
