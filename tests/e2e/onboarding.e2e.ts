import { expect, type Page } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { pressEnterOn, tabTo, typeInto } from './support/keyboard.ts';
import { linkIn } from './support/mail.ts';
import { cloudToken, newIdentity, password } from './support/people.ts';
import { platform } from './support/platform.ts';
import { field } from './support/actions.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the tour is shown after the first sign-in and never again after it was skipped', async ({
  as,
  person,
}) => {
  const who = await person({ isOnboarded: false });
  const page = await as(who, { isOwnSession: true });
  await expect(page).toHaveURL(/\/welcome/);
  await expect(page.getByText('Open beta', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(heading(page, /^Welcome, /)).toBeVisible();
  await page.goto('/welcome?page=2');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const again = await as(who, { isOwnSession: true });
  await expect(again).toHaveURL(/\/dashboard$/);
});

test.describe('a new user', () => {
  test.use({ locale: 'es-ES' });

  test('signs up, creates a cluster, installs an add-on and signs out, in Spanish and with the keyboard only', async ({
    page,
  }) => {
    const { email, name } = newIdentity('Nuria Nueva');
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const link = (label: string) => page.getByRole('main').getByRole('link', { name: label, exact: true });
    await page.goto('/signup');
    await typeInto(page, field(page, 'Nombre completo'), name);
    await typeInto(page, field(page, 'Correo electrónico'), email);
    await typeInto(page, field(page, 'Contraseña'), password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Revisa tu correo')).toBeVisible();
    const mail = await linkIn(platform(), email, '/signup/verify');
    await page.goto(mail.pathname + mail.search);
    await pressEnterOn(page, button('Empezar gratis'));

    await expect(heading(page, `Hola, ${name}`)).toBeFocused();
    await pressEnterOn(page, button('Siguiente'));
    await pressEnterOn(page, button('Añadir token'));
    await typeInto(page, field(page, 'Token de API'), cloudToken());
    await page.keyboard.press('Enter');
    await pressEnterOn(page, link('Crear clúster'));
    await expect(heading(page, 'Crear clúster')).toBeFocused();
    await typeInto(page, field(page, 'Nombre del clúster'), 'mi-primera-tienda');
    await tabTo(page, button('Crear clúster'));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'mi-primera-tienda')).toBeVisible();
    const header = page.getByRole('main').locator('header').first();
    await expect(header.getByText('Activo', { exact: true })).toBeVisible();

    await tabTo(page, page.getByRole('link', { name: 'Resumen', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: /^Complementos/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await typeInto(page, page.getByRole('searchbox', { name: 'Buscar complementos' }), 'reloader');
    const addon = page.getByRole('article', { name: 'Reloader' });
    await expect(page.getByRole('article')).toHaveCount(1);
    await pressEnterOn(page, addon.getByRole('button', { name: 'Instalar' }));
    await expect(addon.getByText('Instalado', { exact: true })).toBeVisible();

    await pressEnterOn(page, button('Cerrar sesión'));
    await expect(heading(page, 'Iniciar sesión')).toBeVisible();
  });
});
