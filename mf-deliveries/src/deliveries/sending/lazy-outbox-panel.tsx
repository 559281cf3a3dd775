import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { useMayHaveOutbox } from '../../outbox/use-may-have-outbox';
import type { DeliveryOutboxPanelProps } from './delivery-outbox-panel';

/** The panel comes with all of the outbox. */
export async function loadOutboxPanel() {
  const panel = await import(/* webpackChunkName: "delivery-outbox" */ './delivery-outbox-panel');
  return panel.DeliveryOutboxPanel;
}

/** The outbox of a device that may have one, also from now on: most never do, and do not load its code. */
export function LazyOutboxPanel(props: DeliveryOutboxPanelProps) {
  const { report } = useServices();
  const mayHaveOutbox = useMayHaveOutbox(useSession((state) => state.uid) ?? '');
  return (
    mayHaveOutbox && (
      <LazyPart
        load={loadOutboxPanel}
        props={props}
        onFailure={(error) => report(error, { part: 'outbox' })}
      />
    )
  );
}
