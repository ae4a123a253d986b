import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi.tsx';
import { RouteTabs } from './RouteTabs.tsx';

const tabs = [
  { to: '/a', label: 'Overview' },
  { to: '/b', label: 'Apps', count: 3 },
  { to: '/c', label: 'Settings' },
];
const show = (onNavigate: (to: string) => void = () => undefined) =>
  renderUi(<RouteTabs label="Sections" tabs={tabs} current="/b" onNavigate={onNavigate} />);
const tab = (name: string | RegExp) => screen.getByRole('link', { name });

it('is one Tab stop, the current tab; arrows, Home and End move', async () => {
  const { user } = show();
  await user.tab();
  expect(tab(/Apps/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Settings')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Overview')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Settings')).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(tab('Settings')).toHaveFocus();
});

it('marks the current tab and keeps every tab a link', () => {
  show();
  expect(tab(/Apps/)).toHaveAttribute('aria-current', 'page');
  expect(tab('Overview')).toHaveAttribute('href', '/a');
  expect(tab('Overview')).not.toHaveAttribute('aria-current');
});

it('offers the same tabs as a select on narrow screens', async () => {
  const onNavigate = vi.fn();
  const { user } = show(onNavigate);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sections' }), 'Settings');
  expect(onNavigate).toHaveBeenCalledWith('/c');
});

it('shows why a tab is disabled, and does not navigate', async () => {
  const { user } = renderUi(
    <RouteTabs
      label="Sections"
      tabs={[tabs[0]!, { to: '/b', label: 'Networking', disabledReason: 'The cluster is archived.' }]}
      current="/a"
      onNavigate={() => undefined}
    />,
  );
  await user.tab();
  await user.keyboard('{ArrowRight}');
  const closed = tab('Networking');
  expect(closed).toHaveFocus();
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  expect(closed).not.toHaveAttribute('href');
  expect(closed).toHaveAccessibleDescription('The cluster is archived.');
  expect(screen.getByRole('option', { name: 'Networking' })).toBeDisabled();
});

it('marks the current tab in forced colours, which remove shadows and backgrounds', () => {
  show();
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  const selectors = [...css.matchAll(/@media \(forced-colors: active\)\s*\{([^{}]+)\{/g)].map(
    ([, found]) => found ?? '',
  );
  const marks = (name: string | RegExp) => selectors.some((selector) => tab(name).matches(selector));
  expect([marks(/Apps/), marks('Overview')]).toEqual([true, false]);
});

it('selects no tab on a page that has none', () => {
  renderUi(<RouteTabs label="Sections" tabs={tabs} current="/upgrade" onNavigate={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'Sections' })).toHaveDisplayValue('Sections');
});
