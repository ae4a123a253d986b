import { paths } from './paths.ts';

describe('paths', () => {
  it('are the paths of the specification', () => {
    const every = {
      signIn: paths.signIn(),
      signInNext: paths.signIn({ next: '/clusters?q=a b', email: '' }),
      oneTimeCode: paths.oneTimeCode('t', '/help'),
      socialSignIn: paths.socialSignIn(),
      impersonate: paths.impersonate(),
      signUp: paths.signUp(),
      signUpVerify: paths.signUpVerify(),
      signUpPlan: paths.signUpPlan(),
      signUpInvited: paths.signUpInvited('i1', 'a+b@example.com'),
      forgotPassword: paths.forgotPassword(),
      resetPassword: paths.resetPassword('t'),
      welcome: paths.welcome(2),
      dashboard: paths.dashboard(),
      help: paths.help(),
      settings: paths.settings(),
      settingsTab: paths.settings('2fa'),
      upgrade: paths.upgrade('pro'),
      integrations: paths.integrations(),
      integrationsTab: paths.integrations('registry'),
      clusters: paths.clusters({ status: 'FAILED' }),
      createCluster: paths.createCluster(),
      cluster: paths.cluster('0f3c'),
      clusterTab: paths.cluster('a/b', 'addons'),
      clusterSettings: paths.clusterSettings('0f3c'),
      clusterSettingsTab: paths.clusterSettings('0f3c', 'danger'),
      notFound: paths.notFound(),
    };
    expect(every).toMatchInlineSnapshot(`
      {
        "cluster": "/clusters/0f3c/overview",
        "clusterSettings": "/clusters/0f3c/settings/general",
        "clusterSettingsTab": "/clusters/0f3c/settings/danger",
        "clusterTab": "/clusters/a%2Fb/addons",
        "clusters": "/clusters?status=FAILED",
        "createCluster": "/clusters/create",
        "dashboard": "/dashboard",
        "forgotPassword": "/forgotpassword",
        "help": "/help",
        "impersonate": "/signin/impersonate",
        "integrations": "/integrations",
        "integrationsTab": "/integrations/registry",
        "notFound": "/notfound",
        "oneTimeCode": "/signin/otp?token=t&next=%2Fhelp",
        "resetPassword": "/resetpassword?token=t",
        "settings": "/settings",
        "settingsTab": "/settings/2fa",
        "signIn": "/signin",
        "signInNext": "/signin?next=%2Fclusters%3Fq%3Da+b",
        "signUp": "/signup",
        "signUpInvited": "/signup/user?id=i1&email=a%2Bb%40example.com",
        "signUpPlan": "/signup/plan",
        "signUpVerify": "/signup/verify",
        "socialSignIn": "/signin/social",
        "upgrade": "/settings/upgrade?plan=pro",
        "welcome": "/welcome?page=2",
      }
    `);
  });
});
