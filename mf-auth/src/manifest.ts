import { CONTRACT, type RemoteManifest } from '@fleetfoot/shared/contract';

export const manifest: RemoteManifest = {
  id: 'mf-auth',
  title: 'Sign-in',
  contract: CONTRACT,
  routes: [
    { path: '/login', access: 'signed-out', title: 'Sign in', page: 'login-page' },
    { path: '/verify', access: 'signed-out', title: 'Enter your code', page: 'verify-page' },
    {
      path: '/createprofile',
      access: 'no-profile',
      title: 'Complete your profile',
      page: 'create-profile-page',
    },
    {
      path: '/organizations',
      access: 'no-organization',
      title: 'Your invitations',
      page: 'organizations-page',
    },
    {
      path: '/createorganization',
      access: 'no-organization',
      title: 'Create your organisation',
      page: 'create-organization-page',
    },
    { path: '/devices', access: 'with-profile', title: 'Your devices', page: 'devices-page' },
    { path: '/profile', access: 'with-profile', title: 'Your profile', page: 'profile-page' },
  ],
  nav: [],
  commands: [
    { label: 'Your profile', path: '/profile' },
    { label: 'Your devices', path: '/devices' },
  ],
};
