import { expect, type Page } from 'playwright/test';
import socialButtonsQuery from '../../web/domains/auth/social/__generated__/SocialButtonsQuery.graphql.ts';
import { linkIn } from './support/mail.ts';
import { newIdentity, password } from './support/people.ts';
import { platform } from './support/platform.ts';
import { test } from './support/fixtures.ts';
import { expectToast, field, fillForm, openMenu } from './support/actions.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const accountMenu = /: account menu$/;

test.describe('signing up', () => {
  test('leads through email verification, choice of a plan and tour to the dashboard', async ({ page }) => {
    const { email, name } = newIdentity('Nina Newcomer');
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillForm(page, { 'Full name': name, Email: email, Password: password });
    await submit(page, 'Create account');

    await expect(heading(page, 'Check your email')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const link = await linkIn(platform(), email, '/signup/verify');
    await page.goto(link.pathname + link.search);
    await expectToast(page, 'Your email address is confirmed');
    expect(page.url()).not.toContain('token=');

    await expect(heading(page, 'Choose a plan')).toBeVisible();
    await submit(page, 'Start for free');
    await expect(heading(page, `Welcome, ${name}`)).toBeVisible();
    await submit(page, 'Next');
    await expect(heading(page, 'Getting started')).toBeVisible();
    await submit(page, 'Finish');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('signing up with Google needs no password and no verification mail', async ({ page }) => {
  const { email, name } = newIdentity('Gala Google');
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await submit(page, 'Continue');
  await expect(heading(page, 'Choose a plan')).toBeVisible();
  expect(page.url()).not.toContain('token=');
});

test('signing in shows an error for a wrong password, then returns to the requested page', async ({
  page,
  person,
}) => {
  const who = await person();
  await page.goto('/clusters?q=abc');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await fillForm(page, { Email: who.email, Password: 'Wrong-2026!' });
  await submit(page, 'Sign in');
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
  await expect(field(page, 'Password')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(who.email);
  await fillForm(page, { Password: who.password });
  await submit(page, 'Sign in');
  await expect(page).toHaveURL(/\/clusters\?q=abc$/);
});

test('the sign-in form keeps its place when other ways to sign in appear below it', async ({ page }) => {
  let answer: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  const { id } = socialButtonsQuery.params;
  await page.route('**/graphql', async (route) => {
    if (id && route.request().postData()?.includes(id)) await isTime;
    await route.continue();
  });
  await page.goto('/signin');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const google = page.getByRole('link', { name: 'Sign in with Google' });
  await expect(button).toBeVisible();
  await expect(google).toBeHidden();
  const place = await button.boundingBox();
  answer();
  await expect(google).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
});

test.describe('a forgotten password', () => {
  test('is replaced through the mailed link, and the old password no longer works', async ({
    page,
    person,
  }) => {
    const who = await person();
    await page.goto('/signin');
    await fillForm(page, { Email: who.email });
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(field(page, 'Email')).toHaveValue(who.email);
    await submit(page, 'Send link');
    await expect(heading(page, 'Check your email')).toBeVisible();

    const link = await linkIn(who.api, who.email, '/resetpassword');
    await page.goto(link.pathname + link.search);
    await fillForm(page, { 'New password': 'Another-2027!' });
    await submit(page, 'Set password');
    await expectToast(page, 'Your password is changed');
    await expect(field(page, 'Email')).toHaveValue(who.email);

    await fillForm(page, { Password: who.password });
    await submit(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('Wrong email or password');
    await fillForm(page, { Password: 'Another-2027!' });
    await submit(page, 'Sign in');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('a session', () => {
  test('that expired is renewed in a dialog without losing the unsaved form', async ({
    as,
    person,
    stack,
  }) => {
    const who = await person();
    const page = await as(who, { isOwnSession: true });
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Edit Full name' }).click();
    await fillForm(page, { 'Full name': 'Half typed' });

    const cookies = await page.context().cookies(stack.url);
    const token = cookies.find(({ name }) => name === 'kubedeck_session')?.value ?? '';
    const session = who.api.as(decodeURIComponent(token));
    const { csrf_token } = await session.get<{ csrf_token: string }>('/api/auth/csrf');
    const response = await fetch(`${stack.platformUrl}/api/auth`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${decodeURIComponent(token)}`, 'x-csrf-token': csrf_token },
    });
    expect(response.status).toBe(200);

    // Focusing the window makes the page check its session.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const dialog = page.getByRole('alertdialog', { name: 'Your session has expired' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password').fill('Wrong-2026!');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Wrong email or password');
    await dialog.getByLabel('Password').fill(who.password);
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Full name')).toHaveValue('Half typed');
  });

  test('that is signed out in one tab ends in the other tabs', async ({ as, person }) => {
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

  test('is switched to another account of the same user', async ({ as }) => {
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
