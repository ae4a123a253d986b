import { expect, type Page } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { field, fillForm } from './support/verbs.ts';

const pool = (page: Page, name: string) =>
  page.getByRole('region', { name: `Node pool ${name}`, exact: true });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const submit = (page: Page) => page.getByRole('button', { name: 'Create cluster' }).click();

async function openPools(page: Page): Promise<void> {
  await page.goto('/clusters/create');
  await fillForm(page, { 'Cluster name': 'with-pools' });
  await page.getByRole('link', { name: /^Node pools/ }).click();
  await expect(pool(page, 'default')).toBeVisible();
}

test('a pool of a fixed size has 1 to 10 nodes, by button, by slider and by typing', async ({
  as,
  person,
}) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  const nodes = pool(page, 'default').getByRole('textbox', { name: 'Nodes' });
  await expect(pool(page, 'default').getByRole('button', { name: 'Decrease Nodes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pool(page, 'default').getByRole('slider', { name: 'Nodes' }).press('End');
  await expect(nodes).toHaveValue('10');
  await nodes.fill('11');
  await nodes.blur();
  await expect(nodes).toHaveValue('10');
});

test('the bounds of autoscaling are checked with the words of each mistake', async ({ as, person }) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  const card = pool(page, 'default');
  await card.getByRole('switch', { name: 'Autoscaling' }).click();
  const bounds = async (min: string, max: string) => {
    await card.getByRole('textbox', { name: 'Minimum nodes' }).fill(min);
    await card.getByRole('textbox', { name: 'Maximum nodes' }).fill(max);
    await submit(page);
  };
  await bounds('3', '2');
  await expect(card).toContainText('Maximum instances must be at least equal to minimum instances');
  await bounds('3', '3');
  await expect(card).toContainText('Maximum instances must be greater than minimum instances');
  await bounds('2', '5');
  await expect(page).toHaveURL(/\/overview$/);
  await expect(page.getByRole('row').filter({ hasText: 'default' })).toContainText('2 to 5, autoscaling');
});

test('pools are added, duplicated and removed, and the price follows', async ({ as, person }) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  await expect(summary(page)).toContainText('€7.70');
  await page.getByRole('button', { name: 'Add node pool' }).click();
  await expect(summary(page)).toContainText('€11.55');
  await page.getByRole('button', { name: 'Duplicate pool default' }).click();
  await expect(page.getByRole('link', { name: 'Node pools (3)' })).toBeVisible();
  await expect(summary(page)).toContainText('€15.40');
  await expect(page.getByRole('button', { name: 'Remove pool default', exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Remove pool/ })
    .first()
    .click();
  await expect(summary(page)).toContainText('€11.55');
});

test('two pools of one name are told at the second', async ({ as, person }) => {
  const page = await as(await person({ hasToken: true }));
  await openPools(page);
  await page.getByRole('button', { name: 'Add node pool' }).click();
  const second = page.getByRole('textbox', { name: 'Pool name' }).nth(1);
  await second.fill('default');
  await submit(page);
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Node pool names must be unique').first()).toBeVisible();
  await expect(field(page, 'Cluster name')).toHaveValue('with-pools');
});
