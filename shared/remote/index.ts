export { createRemote } from './create-remote';
export { PageBoundary } from './page-boundary';
export { pagesOf } from './page-table';
export {
  type Draft,
  RemoteContext,
  useDraft,
  useOrganization,
  useRouteParams,
  useSearchParams,
  useServices,
  useSession,
} from './remote-context';
