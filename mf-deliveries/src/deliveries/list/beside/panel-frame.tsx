import { Button, Icon } from '@fleetfoot/shared/ui';
import type { ReactNode, Ref } from 'react';
import { type SayWord, useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { panelTexts } from '../../../texts/panel';
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
  const say: SayWord = useInWords();
  const texts = usePageTexts(panelTexts);
  return (
    <Panel aria-label={texts.panel(name)}>
      <PanelHead>
        <div>
          <h2 ref={heading} tabIndex={-1} translate="no">
            {name}
          </h2>
          <Button
            variant="icon"
            aria-label={say('Close side panel')}
            title={say('Close (Esc)')}
            onClick={onClose}
          >
            <Icon name="close" />
          </Button>
        </div>
        {actions}
      </PanelHead>
      <PanelBody tabIndex={0} role="group" aria-label={texts.details(name)}>
        {children}
      </PanelBody>
    </Panel>
  );
}
