import { Button, Icon } from '@fleetfoot/shared/ui';
import type { ReactNode, Ref } from 'react';
import { Panel, PanelBody, PanelHead } from './panel-style';

interface PanelFrameProps {
  /** Named by its heading. */
  readonly name: string;
  readonly actions?: ReactNode;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The side panel, also before it is known what is in it. */
export function PanelFrame({ name, actions, heading, onClose, children }: PanelFrameProps) {
  return (
    <Panel aria-label={`Side panel: ${name}`}>
      <PanelHead>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <Button variant="icon" aria-label="Close side panel" title="Close (Esc)" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {actions}
      </PanelHead>
      <PanelBody tabIndex={0} role="group" aria-label={`Details of ${name}`}>
        {children}
      </PanelBody>
    </Panel>
  );
}
