export type {
  AuthState,
  Role,
  SelectedInvite,
  SelectedOrganization,
  User,
} from './auth-state';
export type {
  NavEntry,
  Registry,
  RegistryEntry,
  RemoteManifest,
  RemoteRoute,
  RouteAccess,
} from './manifest';
export { CONTRACT } from './manifest';
export type {
  AccountNotice,
  DayAsked,
  DayFigure,
  DayLines,
  Finder,
  Found,
  RemoteModule,
  RemoteProps,
  SetupStep,
  TourStop,
} from './remote-module';
export type { DraftStore, Notice, ReadableStore, ShellServices } from './services';
