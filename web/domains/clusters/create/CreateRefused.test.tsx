import { screen } from '@testing-library/react';
import { renderUi, switchLanguage } from '../../../testing/renderUi.tsx';
import { CreateRefused } from './CreateRefused.tsx';

describe('the page in place of the create form', () => {
  it('shows the reason and links to the plans', async () => {
    const reason =
      'Your plan allows 1 active cluster and you have 1. Delete one, or get room for more in your billing settings.';
    renderUi(<CreateRefused code="PLAN_LIMIT" reason={reason} />);
    expect(screen.getByText(reason)).toBeVisible();
    await switchLanguage('es');
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/settings/billing');
  });

  it('does not link to the plans if another plan would not help', () => {
    renderUi(<CreateRefused code="FORBIDDEN" reason="Not for you." />);
    expect(screen.getByText('Not for you.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });
});
