// What the build draws of the chrome for the page before any script. The server fills in what stands in double braces.
import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { Icon, Page, ProductMark, SkeletonRows, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { FindBox, FindLabel } from '../palette/find-button';
import { IconButton } from './icon-button';
import { NavLink, NavList } from './nav-links';
import { SidebarPlace } from './navigation';
import { SidebarFrame } from './sidebar-content';
import { Bar } from './top-bar';

const Wide = styled.div`
  @media ${SMALL_SCREEN} { display: none; }
`;

const Small = styled.div`
  display: none;
  @media ${SMALL_SCREEN} { display: contents; }
`;

const Beside = styled.div`
  margin-inline-start: var(--sidebar);
`;

/** The navigation around a page, without its account. */
export function Frame() {
  return (
    <>
      <Wide>
        <SidebarPlace>
          <SidebarFrame>
            <FindBox as="span">
              <FindLabel />
            </FindBox>
            <NavList>{'{{links}}'}</NavList>
          </SidebarFrame>
        </SidebarPlace>
      </Wide>
      <Small>
        <Bar>
          <IconButton as="span">
            <Icon name="menu" size={24} />
          </IconButton>
          <ProductMark size={24} />
          <span translate="no">{PRODUCT_NAME}</span>
        </Bar>
      </Small>
      <Beside>{'{{page}}'}</Beside>
    </>
  );
}

/** The icon in whose place each entry has its own. */
export const SAMPLE_ICON = 'deliveries';

/** An entry of the navigation, drawn as the present one. */
export function FrameLink() {
  const entry = { path: '{{path}}', label: '{{label}}', icon: SAMPLE_ICON, order: 0 };
  return <NavLink entry={entry} current="page" />;
}

/** A page of which only the title is known. */
export function FramePage() {
  return (
    <Page title="{{title}}">
      <SkeletonRows rows={4} label="Loading {{title}}" />
    </Page>
  );
}
