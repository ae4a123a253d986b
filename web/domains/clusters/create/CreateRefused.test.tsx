import { screen } from '@testing-library/react';
import { renderUi, switchLanguage } from '../../../testing/renderUi.tsx';
import { CreateRefused } from './CreateRefused.tsx';

describe('the page in place of the create form', () => {
  it("says what stands in the way in the user's language, not in the server's words", async () => {
    const message = 'Your plan includes one active cluster, and it is in use.';
    renderUi(<CreateRefused code="PLAN_LIMIT" message={message} />);
    expect(screen.getByText(/^All active clusters that your plan includes are in use\./)).toBeVisible();
    await switchLanguage('es');
    expect(screen.getByText(/^Todos los clústeres activos/)).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/settings/billing');
  });

  it('offers no plans where another plan would not help', () => {
    renderUi(<CreateRefused code="FORBIDDEN" message="No." />);
    expect(screen.getByText(/Your role does not allow this/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });
});
