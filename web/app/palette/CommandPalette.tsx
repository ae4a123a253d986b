import { Command as Cmdk } from 'cmdk';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keyCaps } from '../../shell/keys/glyphs.ts';
import { useAllCommands } from '../../shell/keys/useCommands.ts';
import type { Command } from '../../shell/keys/useCommands.ts';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { recentFirst, remember } from './recent.ts';
import { useGeneralCommands } from './useGeneralCommands.ts';

const GROUPS = ['actions', 'goto', 'clusters', 'deployments', 'settings', 'up', 'help'] as const;

/** Find and run anything by typing; what the page offers comes first. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const commands = recentFirst([...useAllCommands(), ...useGeneralCommands()]);
  // The native dialog keeps the focus inside and gives it back, without a focus library in this chunk.
  useEffect(() => {
    dialog.current?.showModal();
    // The list around it is focusable too, and the browser would take that first.
    dialog.current?.querySelector('input')?.focus();
  }, []);
  const run = (command: Command) => {
    if (command.disabledReason) return;
    remember(command.id);
    dialog.current?.close();
    command.run();
  };
  return (
    // A click on the backdrop hits the dialog element itself; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a native dialog
    <dialog
      ref={dialog}
      className="kd-palette"
      aria-label={t('palette.title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <Cmdk label={t('palette.title')} loop>
        <Cmdk.Input placeholder={t('palette.placeholder')} />
        <Cmdk.List label={t('palette.results')}>
          <Cmdk.Empty>{t('palette.empty')}</Cmdk.Empty>
          {GROUPS.map((group) => {
            const members = commands.filter((command) => command.group === group);
            return members.length === 0 ? null : (
              <Cmdk.Group key={group} heading={t(`palette.group.${group}`)}>
                {members.map((command) => (
                  <PaletteItem key={command.id} command={command} onRun={run} />
                ))}
              </Cmdk.Group>
            );
          })}
        </Cmdk.List>
      </Cmdk>
    </dialog>
  );
}

function PaletteItem({ command, onRun }: { command: Command; onRun: (command: Command) => void }) {
  return (
    <Cmdk.Item
      value={command.id}
      keywords={[command.label, ...(command.keywords ?? [])]}
      aria-disabled={command.disabledReason ? true : undefined}
      onSelect={() => onRun(command)}
    >
      <span>
        {command.label}
        {command.disabledReason && <small>{command.disabledReason}</small>}
      </span>
      {command.shortcut && <Kbd keys={keyCaps(command.shortcut)} />}
    </Cmdk.Item>
  );
}
