import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AuthState } from '../contract';
import { RemoteContext } from '../remote';
import type { RouteParams } from '../session/match-path';
import { type FakeServices, fakeServices } from './fake-services';
import { remoteContextOf } from './remote-context-of';
import { fakeSession, sessions } from './sessions';

export interface RenderPageOptions {
  /** Default: an Admin of a set-up organisation. */
  readonly session?: AuthState;
  readonly services?: Partial<FakeServices>;
  /** The address, with its query. */
  readonly path?: string;
  /** What `useRouteParams()` gives. */
  readonly params?: RouteParams;
}

export interface RenderedPage extends RenderResult {
  readonly services: FakeServices;
  readonly user: UserEvent;
}

/** Renders a page, or a part of one, in the context of a remote. */
export function renderPage(page: ReactNode, options: RenderPageOptions = {}): RenderedPage {
  const { session = sessions.admin, path = '/', params = {} } = options;
  window.history.replaceState(null, '', path);
  const services = fakeServices({ session: fakeSession(session), ...options.services });
  const user = userEvent.setup();
  const context = remoteContextOf(services, params);
  const result = render(<RemoteContext value={context}>{page}</RemoteContext>);
  return { ...result, services, user };
}
