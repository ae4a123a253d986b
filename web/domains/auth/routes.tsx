import { Building2, KeyRound, ShieldCheck } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import passwordQuery from './settings/__generated__/PasswordTabQuery$parameters.ts';
import ssoQuery from './sso/__generated__/SsoTabQuery$parameters.ts';
import twoFactorQuery from './settings/__generated__/TwoFactorTabQuery$parameters.ts';

const signIn = {
  handle: { title: 'auth:signIn.title' },
  lazy: lazyPage(() => import('./SignInPage.tsx'), 'SignInPage', 'auth'),
};

/** Sign-in, sign-up, second factor, verification and password reset. */
export const authRoutes: NounRoutes = {
  guest: [
    { index: true, ...signIn },
    { path: 'signin', ...signIn },
    {
      path: 'signin/otp',
      handle: { title: 'auth:otp.title' },
      lazy: lazyPage(() => import('./code/OneTimeCodePage.tsx'), 'OneTimeCodePage', 'auth'),
    },
    {
      path: 'signin/social',
      handle: { title: 'auth:social.title' },
      lazy: lazyPage(() => import('./social/SocialSignInPage.tsx'), 'SocialSignInPage', 'auth'),
    },
    {
      path: 'signin/sso',
      handle: { title: 'auth:sso.title' },
      lazy: lazyPage(() => import('./sso/SsoPage.tsx'), 'SsoPage', 'auth'),
    },
    {
      path: 'signup',
      handle: { title: 'auth:signUp.title' },
      lazy: lazyPage(() => import('./SignUpPage.tsx'), 'SignUpPage', 'auth'),
    },
    {
      path: 'forgotpassword',
      handle: { title: 'auth:forgot.title' },
      lazy: lazyPage(() => import('./password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage', 'auth'),
    },
    {
      path: 'resetpassword',
      handle: { title: 'auth:reset.title' },
      lazy: lazyPage(() => import('./password/ResetPasswordPage.tsx'), 'ResetPasswordPage', 'auth'),
    },
  ],
  open: [
    {
      path: 'signin/impersonate',
      handle: { title: 'auth:impersonate.title' },
      lazy: lazyPage(() => import('./impersonation/ImpersonatePage.tsx'), 'ImpersonatePage', 'auth'),
    },
    {
      path: 'email/undo',
      handle: { title: 'auth:undoEmail.title' },
      lazy: lazyPage(() => import('./verification/UndoEmailPage.tsx'), 'UndoEmailPage', 'auth'),
    },
  ],
  signedIn: [
    {
      path: 'signup/verify',
      handle: { title: 'auth:verify.title' },
      lazy: lazyPage(() => import('./verification/VerifyEmailPage.tsx'), 'VerifyEmailPage', 'auth'),
    },
  ],
  settings: [
    {
      path: 'password',
      handle: { title: 'auth:settings.password.title', isTab: true, icon: KeyRound },
      loader: ({ request }) => loadPage(passwordQuery, {}, request.signal),
      lazy: lazyPage(() => import('./settings/PasswordTab.tsx'), 'PasswordTab', 'auth', 'auth.settings'),
    },
    {
      path: '2fa',
      handle: { title: 'auth:settings.twoFactor.title', isTab: true, icon: ShieldCheck },
      loader: ({ request }) => loadPage(twoFactorQuery, {}, request.signal),
      lazy: lazyPage(() => import('./settings/TwoFactorTab.tsx'), 'TwoFactorTab', 'auth', 'auth.settings'),
    },
    {
      path: 'sso',
      handle: { title: 'auth:settings.sso.title', isTab: true, icon: Building2 },
      loader: ({ request }) => loadPage(ssoQuery, {}, request.signal),
      lazy: lazyPage(() => import('./sso/SsoTab.tsx'), 'SsoTab', 'auth', 'auth.settings'),
    },
  ],
};
