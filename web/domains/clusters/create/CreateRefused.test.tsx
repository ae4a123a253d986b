import { screen } from '@testing-library/react';
import { renderUi, switchLanguage } from '../../../testing/renderUi.tsx';
import { CreateRefused } from './CreateRefused.tsx';

describe('the page in place of the create form', () => {
  it('says what stands in the way, and leads to the plans', async () => {
    const reason =
      'Your plan allows 1 active cluster and you have 1. Delete or archive one, or upgrade your plan.';
    renderUi(<CreateRefused code="PLAN_LIMIT" reason={reason} />);
    expect(screen.getByText(reason)).toBeVisible();
    await switchLanguage('es');
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/settings/billing');
  });

  it('offers no plans where another plan would not help', () => {
    renderUi(<CreateRefused code="FORBIDDEN" reason="Not for you." />);
    expect(screen.getByText('Not for you.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });
});
