import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { announced, renderUi, switchLanguage } from '../../testing/renderUi.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { LinkProvider, type LinkProps } from '../link.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { CopyButton } from './CopyButton.tsx';
import { IconButton } from './IconButton.tsx';
import { Menu } from '../floats/Menu.tsx';
import { TextLink } from './TextLink.tsx';

describe('a disabled button', () => {
  it('is reachable by keyboard, shows its reason and the link that resolves it', async () => {
    const onClick = vi.fn();
    const wayOut = <TextLink to="/plans">Compare plans</TextLink>;
    const { user } = renderUi(
      <Button onClick={onClick} disabledReason="Your plan allows 5 clusters." wayOut={wayOut}>
        Create
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Create' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Your plan allows 5 clusters.');

    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    const link = await screen.findByRole('link', { name: 'Compare plans' });
    await user.tab();
    expect(link).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('keeps the focus when it is disabled and enabled again', async () => {
    const { user, rerender } = renderUi(<Button>Install</Button>);
    await user.tab();
    for (const reason of ['Installing…', undefined]) {
      rerender(<Button disabledReason={reason}>Install</Button>);
      expect(screen.getByRole('button', { name: 'Install' })).toHaveFocus();
    }
    await user.tab();
    rerender(<Button disabledReason="Installing…">Install</Button>);
    expect(screen.getByRole('button', { name: 'Install' })).not.toHaveFocus();
  });

  it('gets the focus back from the dialog that disabled it', async () => {
    const screenOf = (isOpen: boolean, reason?: string) => (
      <>
        <Button disabledReason={reason}>Download</Button>
        {isOpen ? (
          <Dialog isOpen onClose={() => undefined} title="Once">
            <Button>Go</Button>
          </Dialog>
        ) : null}
      </>
    );
    const { user, rerender } = renderUi(screenOf(false));
    await user.tab();
    rerender(screenOf(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus());
    rerender(screenOf(true, 'Downloaded already.'));
    rerender(screenOf(false, 'Downloaded already.'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus());
  });

  it('does not submit its form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Nothing changed yet">
          Save
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('a busy button keeps its label and ignores clicks', async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button isBusy onClick={onClick}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('an icon button shows its name on keyboard focus and hides it on Escape', async () => {
  const { user } = renderUi(<IconButton label="Refresh" icon={<svg />} />);
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('Refresh');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(tooltip).not.toBeInTheDocument());
});

it('links use the provided router link', () => {
  const RouterLink = ({ to, children, ...rest }: LinkProps) => (
    <a href={`/app${to}`} {...rest}>
      {children}
    </a>
  );
  renderUi(
    <LinkProvider Link={RouterLink}>
      <TextLink to="/a">Text</TextLink>
      <ButtonLink to="/b">Button</ButtonLink>
      <TextLink href="https://docs.k3s.io">Manual</TextLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Text' })).toHaveAttribute('href', '/app/a');
  expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute('href', '/app/b');
  expect(screen.getByRole('link', { name: /Manual/ })).toHaveAttribute('rel', 'noreferrer');
});

describe('copying', () => {
  it('copies the exact value and announces what was copied, in the current language', async () => {
    const { user } = renderUi(<CopyButton value="https://10.0.0.1:6443" what="API endpoint" />);
    await user.click(screen.getByRole('button', { name: 'Copy API endpoint' }));
    await waitFor(() => expect(announced()).toBe('Copied to clipboard: API endpoint'));
    expect(await navigator.clipboard.readText()).toBe('https://10.0.0.1:6443');

    await switchLanguage('es');
    // The name of the button says for two seconds that it was copied.
    const names = /^(Copiado al portapapeles:|Copiar) API endpoint$/;
    expect(await screen.findByRole('button', { name: names })).toBeInTheDocument();
  });

  it('selects the text and explains when the browser refuses', async () => {
    const { user } = renderUi(
      <p>
        <span>key-123</span> <CopyButton value="key-123" what="key" />
      </p>,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    await waitFor(() => expect(announced()).toContain('Failed to copy. Could not copy the key to clipboard'));
    expect(window.getSelection()?.toString()).toBe('key-123');
  });
});

describe('a menu', () => {
  const onRestart = vi.fn();
  const onDelete = vi.fn();
  beforeEach(() => vi.clearAllMocks());

  const show = () =>
    renderUi(
      <Menu
        label="Actions for api"
        items={[
          { label: 'Restart', onSelect: onRestart },
          { label: 'Logs', to: '/logs' },
          'separator',
          { label: 'Delete', isDanger: true, onSelect: onDelete, disabledReason: 'Unprotect it first' },
        ]}
      />,
    );
  const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });

  it('moves with arrows, Home, End and first letters, and returns focus on Escape', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions for api' });
    await waitFor(() => expect(menu).toHaveFocus());
    const isReached = (name: string | RegExp) =>
      waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', item(name).id));
    await isReached('Restart');
    await user.keyboard('{ArrowDown}');
    await isReached('Logs');
    await user.keyboard('{End}');
    await isReached(/Delete/);
    await user.keyboard('{ArrowDown}');
    await isReached('Restart');
    await user.keyboard('l');
    await isReached('Logs');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Actions for api' })).toHaveFocus();
  });

  it('continues with Tab from its button', async () => {
    const { user } = renderUi(
      <>
        <Menu label="Actions for api" items={[{ label: 'Restart' }]} />
        <Button>Next</Button>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Actions for api' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.tab();
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('runs an item and shows the reason of a disabled one', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Actions for api' }));
    await screen.findByRole('menu');
    expect(item(/Delete/)).toHaveAccessibleDescription('Unprotect it first');
    await user.click(item(/Delete/));
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(item('Restart'));
    expect(onRestart).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('returns the focus from a dialog that one of its items opened', async () => {
    function Example() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Menu label="Actions for api" items={[{ label: 'Restart…', onSelect: () => setOpen(true) }]} />
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Restart api?">
            <Button>Restart</Button>
          </Dialog>
        </>
      );
    }
    const { user } = renderUi(<Example />);
    const button = screen.getByRole('button', { name: 'Actions for api' });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Restart…' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Restart' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
