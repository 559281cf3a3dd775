import type { ComponentType } from 'react';

/** The pages of the manifest's routes, each in its own chunk. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'login-page': () =>
    import(/* webpackChunkName: "login-page" */ './sign-in/login-page').then(({ LoginPage }) => LoginPage),
  'verify-page': () =>
    import(/* webpackChunkName: "verify-page" */ './sign-in/verify-page').then(
      ({ VerifyPage }) => VerifyPage,
    ),
  'create-profile-page': () =>
    import(/* webpackChunkName: "create-profile-page" */ './profile/create-profile-page').then(
      ({ CreateProfilePage }) => CreateProfilePage,
    ),
  'organizations-page': () =>
    import(/* webpackChunkName: "organizations-page" */ './organization/organizations-page').then(
      ({ OrganizationsPage }) => OrganizationsPage,
    ),
  'create-organization-page': () =>
    import(/* webpackChunkName: "create-organization-page" */ './organization/create-organization-page').then(
      ({ CreateOrganizationPage }) => CreateOrganizationPage,
    ),
};
