import { render, screen } from '@testing-library/react';
import { UiProvider } from '../../../ui/UiProvider.tsx';
import type { Preview } from './changePreview.ts';
import { ChangePreviewList } from './ChangePreviewList.tsx';

const preview = (rest: Partial<Preview>): Preview => ({
  changes: [],
  warnings: [],
  priceBefore: 10,
  priceAfter: 10,
  quota: null,
  ...rest,
});

const show = (rest: Partial<Preview>) =>
  render(
    <UiProvider>
      <ChangePreviewList preview={preview(rest)} />
    </UiProvider>,
  );

it('shows each field with its name, old and new value, and whether it cannot be undone', async () => {
  show({
    changes: [
      { path: 'isHighAvailability', before: 'off', after: 'on', isOneWay: true, restarts: 'CONTROL_PLANE' },
      { path: 'nodePools.web.instanceCount', before: '2', after: '3', isOneWay: false, restarts: 'NONE' },
    ],
  });
  expect(await screen.findByText('High availability')).toBeVisible();
  expect(screen.getByText('Cannot be undone')).toBeVisible();
  expect(screen.getByText('Kubernetes API restarts')).toBeVisible();
  expect(screen.getByText('Node pool web: Nodes')).toBeVisible();
});

it('shows an unknown field by its own name', async () => {
  show({ changes: [{ path: 'newThing', before: null, after: 'x', isOneWay: false, restarts: 'NONE' }] });
  expect(await screen.findByText('newThing')).toBeVisible();
  expect(screen.getByText('nothing')).toBeVisible();
});

it('shows the difference in price and the effect on the plan', async () => {
  show({
    priceAfter: 7.5,
    quota: { after: 2, limit: 5 },
  });
  expect(await screen.findByText('€7.50')).toBeVisible();
  expect(screen.getByText('€2.50')).toBeVisible();
  expect(screen.getByText('2 of 5 clusters')).toBeVisible();
});

it('shows a warning without translation as the platform sent it', async () => {
  show({ warnings: [{ code: 'unheard_of', message: 'Disks are lost.' }] });
  expect(await screen.findByText('Disks are lost.')).toBeVisible();
});
