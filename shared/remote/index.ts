export { createRemote, type RemoteOptions } from './create-remote';
export { type PageTable, pagesOf } from './page-table';
export { RemoteContext, type RemoteContextValue } from './remote-context';
export { type Draft, useDraft } from './use-draft';
export { useOrganization } from './use-organization';
export { useRouteParams } from './use-route-params';
export { useSearchParams } from './use-search-params';
export { useServices } from './use-services';
export { useSession } from './use-session';
