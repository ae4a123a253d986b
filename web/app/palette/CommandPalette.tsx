import { Command as Cmdk } from 'cmdk';
import { useTranslation } from 'react-i18next';
import { keyCaps } from '../../shell/keys/glyphs.ts';
import { useAllCommands } from '../../shell/keys/useCommands.ts';
import type { Command } from '../../shell/keys/useCommands.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { PaletteDialog } from '../../ui/feedback/PaletteDialog.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { matchScore } from './matchScore.ts';
import { recentFirst, remember } from './recent.ts';
import { useGeneralCommands } from './useGeneralCommands.ts';

const GROUPS = [
  'actions',
  'goto',
  'clusters',
  'apps',
  'deployments',
  'databases',
  'settings',
  'up',
  'help',
] as const;

/** The command palette; commands of the page come first. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isOpen = useOpensAfterMount();
  const commands = recentFirst([...useAllCommands(), ...useGeneralCommands()]);
  const run = (command: Command) => {
    if (command.disabledReason) return;
    remember(command.id);
    onClose();
    command.run();
  };
  return (
    <PaletteDialog isOpen={isOpen} onClose={onClose} label={t('palette.title')}>
      <Cmdk label={t('palette.title')} loop filter={matchScore}>
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
    </PaletteDialog>
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
