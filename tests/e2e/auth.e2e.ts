import { expect, type Page } from 'playwright/test';
import { pressEnterOn, typeInto } from './support/keyboard.ts';
import { linkIn } from './support/mail.ts';
import { newIdentity, password, turnOnTwoFactor } from './support/people.ts';
import { platform } from './support/platform.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { test } from './support/fixtures.ts';
import { createTotp } from './support/totp.ts';
import { expectToast, field, fillForm, openMenu, signIn } from './support/verbs.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const accountMenu = /: account menu$/;

test.describe('signing up', () => {
  test('leads by mail, plan and tour to the dashboard', async ({ page }) => {
    const { email, name } = newIdentity('Nina Newcomer');
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillForm(page, { 'Full Name': name, 'E-mail': email, Password: password });
    await submit(page, 'Create account');

    await expect(heading(page, 'Check your e-mail')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const link = await linkIn(platform(), email, '/signup/verify');
    await page.goto(link.pathname + link.search);
    await expectToast(page, 'Your e-mail address is confirmed');
    expect(page.url()).not.toContain('token=');

    await expect(heading(page, 'Choose a plan')).toBeVisible();
    await submit(page, 'Start on Free');
    await expect(heading(page, `Welcome, ${name}`)).toBeVisible();
    await submit(page, 'Next');
    await expect(heading(page, 'Getting started')).toBeVisible();
    await submit(page, 'Finish');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('works with the keyboard alone', async ({ page }) => {
    const { email, name } = newIdentity('Kai Keyboard');
    await page.goto('/signup');
    await typeInto(page, field(page, 'Full Name'), name);
    await typeInto(page, field(page, 'E-mail'), email);
    await typeInto(page, field(page, 'Password'), password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Check your e-mail')).toBeVisible();

    const link = await linkIn(platform(), email, '/signup/verify');
    await page.goto(link.pathname + link.search);
    await pressEnterOn(page, page.getByRole('button', { name: 'Start on Free' }));
    await expect(heading(page, `Welcome, ${name}`)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Getting started')).toBeFocused();
    await pressEnterOn(page, page.getByRole('button', { name: 'Finish' }));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('says what is missing in each field and keeps what was typed', async ({ page }) => {
    await page.goto('/signup');
    await fillForm(page, { 'E-mail': 'nobody', Password: 'short' });
    await submit(page, 'Create account');
    await expect(page.getByText('Full Name is required').first()).toBeVisible();
    await expect(page.getByText('Enter an e-mail address like name@example.com').first()).toBeVisible();
    await expect(page.getByText('The password does not meet all rules yet').first()).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveValue('nobody');
  });

  test('offers signing in when the address has an account', async ({ page, person }) => {
    const { email, name } = await person();
    await page.goto('/signup');
    await fillForm(page, { 'Full Name': name, 'E-mail': email, Password: password });
    await submit(page, 'Create account');
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await expect(field(page, 'E-mail')).toHaveValue(email);
  });
});

test.describe('verifying the address', () => {
  test('goes on by itself when another tab opens the link', async ({ page, person, context }) => {
    const who = await person({ isVerified: false });
    await signIn(page, who);
    await expect(heading(page, 'Check your e-mail')).toBeVisible();
    const link = await linkIn(who.api, who.email, '/signup/verify');
    const other = await context.newPage();
    await other.goto(link.pathname + link.search);
    await expect(heading(other, 'Choose a plan')).toBeVisible();
    await expect(heading(page, 'Choose a plan')).toBeVisible();
  });

  test('keeps an unverified user out of the console', async ({ as }) => {
    const page = await as('unverified@demo.test');
    await page.goto('/clusters');
    await expect(page).toHaveURL(/\/signup\/verify$/);
  });

  test('explains a link that was used before', async ({ page, person }) => {
    const who = await person({ isVerified: false });
    const link = await linkIn(who.api, who.email, '/signup/verify');
    await who.api.post('/api/user/verify', { token: link.searchParams.get('token') });
    const again = await person({ isVerified: false });
    await signIn(page, again);
    await page.goto(link.pathname + link.search);
    await expect(heading(page, 'This link has expired')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend e-mail' })).toBeVisible();
  });
});

test.describe('signing in', () => {
  test('says that address or password is wrong, and puts the focus on the password', async ({
    page,
    person,
  }) => {
    const { email } = await person();
    await page.goto('/signin');
    await fillForm(page, { 'E-mail': email, Password: 'Wrong-2026!' });
    await submit(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.');
    await expect(field(page, 'Password')).toBeFocused();
    await expect(field(page, 'E-mail')).toHaveValue(email);
  });

  test('returns to the page that was asked for', async ({ page, person }) => {
    const who = await person();
    await page.goto('/clusters?q=abc');
    await expect(page).toHaveURL(/\/signin\?next=/);
    await fillForm(page, { 'E-mail': who.email, Password: who.password });
    await submit(page, 'Sign in');
    await expect(page).toHaveURL(/\/clusters\?q=abc$/);
  });

  test('never leaves the console for an address of another host', async ({ page, person }) => {
    const who = await person();
    await page.goto('/signin?next=//example.com/clusters');
    await fillForm(page, { 'E-mail': who.email, Password: who.password });
    await submit(page, 'Sign in');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('shows the problem that an address brings along', async ({ page }) => {
    await page.goto('/signin?error=Your+invitation+is+no+longer+valid.');
    await expect(page.getByRole('alert')).toContainText('Your invitation is no longer valid.');
  });

  test('leads to the plans while none is chosen', async ({ as }) => {
    const page = await as('no-plan@demo.test');
    await page.goto('/clusters');
    await expect(page).toHaveURL(/\/signup\/plan$/);
    await expect(heading(page, 'Choose a plan')).toBeVisible();
  });

  test('leads to the plans while a payment is due, and leaves the account settings open', async ({ as }) => {
    const page = await as('past-due@demo.test');
    await page.goto('/clusters');
    await expect(page).toHaveURL(/\/(settings\/billing|signup\/plan)$/);
    await page.goto('/settings/account');
    await expect(page.getByText('Your subscription needs a payment').first()).toBeVisible();
    await page.getByRole('link', { name: 'Open billing' }).click();
    await expect(heading(page, 'Choose a plan')).toBeVisible();
  });

  test('sends a signed-in visitor from the sign-in page to the dashboard', async ({ as, person }) => {
    const page = await as(await person());
    await page.goto('/signin');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('two-factor sign-in', () => {
  const code = (page: Page) => page.getByRole('textbox', { name: /Authenticator code/ });

  test('refuses a wrong code and lets the right one in', async ({ page, person }) => {
    const who = await person();
    const { secret } = await turnOnTwoFactor(who);
    await page.goto('/signin?next=/clusters');
    await fillForm(page, { 'E-mail': who.email, Password: who.password });
    await submit(page, 'Sign in');
    await expect(heading(page, 'Two-factor sign-in')).toBeVisible();
    expect(page.url()).not.toMatch(/token=[^&]/);
    const right = await createTotp(secret);
    await code(page).fill(right === '000000' ? '111111' : '000000');
    await expect(page.getByText(/code is (not right|wrong)|not right/i).first()).toBeVisible();
    await expect(code(page)).toHaveValue('');
    await code(page).fill(await createTotp(secret));
    await submit(page, 'Continue');
    await expect(page).toHaveURL(/\/clusters$/);
  });

  test('submits by itself with the sixth digit', async ({ page, person }) => {
    const who = await person();
    const { secret } = await turnOnTwoFactor(who);
    await signIn(page, who);
    await code(page).pressSequentially(await createTotp(secret));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('takes the backup code once', async ({ page, person, guest }) => {
    const who = await person();
    const { backupCode } = await turnOnTwoFactor(who);
    const enterBackupCode = async (at: Page) => {
      await signIn(at, who);
      await submit(at, 'Use a backup code');
      await fillForm(at, { 'Backup code': backupCode });
      await submit(at, 'Continue');
    };
    await enterBackupCode(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    const second = await guest();
    await enterBackupCode(second);
    await expect(second.getByText(/not right|already/i).first()).toBeVisible();
    await expect(second).toHaveURL(/\/signin\/otp/);
  });

  test('asks for the password first when its page is opened by itself', async ({ page }) => {
    await page.goto('/signin/otp');
    await expect(page).toHaveURL(/\/signin\?error=/);
    await expect(page.getByRole('alert')).toContainText('Enter your e-mail and password first');
  });
});

test.describe('a forgotten password', () => {
  test('is replaced by the link in the mail, and the old one no longer works', async ({ page, person }) => {
    const who = await person();
    await page.goto('/signin');
    await fillForm(page, { 'E-mail': who.email });
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(field(page, 'E-mail')).toHaveValue(who.email);
    await submit(page, 'Send link');
    await expect(heading(page, 'Check your e-mail')).toBeVisible();

    const link = await linkIn(who.api, who.email, '/resetpassword');
    await page.goto(link.pathname + link.search);
    await fillForm(page, { 'New password': 'Another-2027!' });
    await submit(page, 'Set password');
    await expectToast(page, 'Your password is changed');
    await expect(field(page, 'E-mail')).toHaveValue(who.email);

    await fillForm(page, { Password: who.password });
    await submit(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('not right');
    await fillForm(page, { Password: 'Another-2027!' });
    await submit(page, 'Sign in');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('is answered alike for an address that nobody has', async ({ page }) => {
    await page.goto('/forgotpassword');
    await fillForm(page, { 'E-mail': 'nobody@demo.test' });
    await submit(page, 'Send link');
    await expect(heading(page, 'Check your e-mail')).toBeVisible();
  });

  test('needs a new link after the old one was used', async ({ page, person }) => {
    const who = await person();
    await who.api.post('/api/auth/password/reset/request', { email: who.email });
    const link = await linkIn(who.api, who.email, '/resetpassword');
    const token = link.searchParams.get('token');
    await who.api.post('/api/auth/password/reset', { token, email: who.email, password });
    await page.goto(link.pathname + link.search);
    await fillForm(page, { 'New password': 'Another-2027!' });
    await submit(page, 'Set password');
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(field(page, 'E-mail')).toHaveValue(who.email);
  });
});

test.describe('a session', () => {
  test('that ends is renewed over the page, which stays as it was', async ({ as, person, stack }) => {
    const who = await person();
    const page = await as(who, { isOwnSession: true });
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Edit Full Name' }).click();
    await fillForm(page, { 'Full Name': 'Half typed' });

    const cookies = await page.context().cookies(stack.url);
    const token = cookies.find(({ name }) => name === 'kubedeck_session')?.value ?? '';
    const session = who.api.as(decodeURIComponent(token));
    const { csrf_token } = await session.get<{ csrf_token: string }>('/api/auth/csrf');
    const answer = await fetch(`${stack.platformUrl}/api/auth`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${decodeURIComponent(token)}`, 'x-csrf-token': csrf_token },
    });
    expect(answer.status).toBe(200);

    // Coming back to the window asks the server who is signed in.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const dialog = page.getByRole('alertdialog', { name: 'Your session has expired' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password').fill('Wrong-2026!');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(dialog.getByRole('alert')).toContainText('not right');
    await dialog.getByLabel('Password').fill(who.password);
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Full Name')).toHaveValue('Half typed');
  });

  test('that is signed out in one tab is over in the others', async ({ as, person }) => {
    const page = await as(await person(), { isOwnSession: true });
    await page.goto('/dashboard');
    const other = await page.context().newPage();
    await other.goto('/clusters');
    await expect(heading(other, 'Clusters')).toBeVisible();
    const menu = await openMenu(page, accountMenu);
    await menu.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/signin/);
    await expect(other).toHaveURL(/\/signin/);
    await other.goto('/clusters');
    await expect(other).toHaveURL(/\/signin\?next=/);
  });

  test('moves to another account of the same user', async ({ as }) => {
    const page = await as('two-accounts@demo.test', { isOwnSession: true });
    await page.goto('/clusters');
    await expect(page.getByRole('link', { name: 'first-team', exact: true })).toBeVisible();
    const menu = await openMenu(page, accountMenu);
    await expect(menu.getByRole('menuitemradio', { name: 'First team' })).toBeChecked();
    await menu.getByRole('menuitemradio', { name: 'Second team' }).click();
    await expectToast(page, 'You are now in Second team');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/clusters');
    await expect(page.getByRole('link', { name: 'second-team', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'first-team', exact: true })).toHaveCount(0);
  });
});

const guestScreens = [
  { name: 'sign in', path: '/signin' },
  { name: 'sign up', path: '/signup' },
  { name: 'forgot password', path: '/forgotpassword' },
  { name: 'reset password', path: '/resetpassword?token=abc&email=ada@example.com' },
  { name: 'a used reset link', path: '/resetpassword' },
];

for (const locale of LOCALES) {
  for (const { name, path } of guestScreens) {
    test(`the ${name} screen is sound in ${locale}`, async ({ guest }) => {
      const page = await guest(reading(locale));
      await page.goto(path);
      await expectSound(page, page.getByRole('heading', { level: 1 }));
    });
  }

  test(`the verification and code screens are sound in ${locale}`, async ({ as, person }) => {
    const page = await as(await person({ isVerified: false, locale }), reading(locale));
    await page.goto('/signup/verify');
    await expectSound(page, page.getByRole('heading', { level: 1 }));
    const who = await person({ locale });
    await turnOnTwoFactor(who);
    const second = await as(who, { isOwnSession: true, ...reading(locale) });
    await expectSound(second, second.getByRole('heading', { level: 1 }));
  });
}
