import { Command as Cmdk } from 'cmdk';
import { useTranslation } from 'react-i18next';
import { useAllCommands } from '../../shell/keys/useCommands.ts';
import type { Command } from '../../shell/keys/useCommands.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { PaletteDialog } from '../../ui/feedback/PaletteDialog.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { AccountCommands } from './AccountCommands.tsx';
import { matchScore } from './matchScore.ts';
import { remember, splitRecent } from './recent.ts';
import { useGeneralCommands } from './useGeneralCommands.ts';

const GROUPS = [
  'actions',
  'goto',
  'clusters',
  'apps',
  'deployments',
  'databases',
  'addons',
  'nodes',
  'settings',
  'up',
  'docs',
  'help',
] as const satisfies readonly Command['group'][];

/** The first command of each id: the page and the account may both have a command for an object. */
const withoutRepeats = (commands: readonly Command[]): readonly Command[] =>
  [...new Map(commands.toReversed().map((command) => [command.id, command])).values()].reverse();

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The command palette. It is mounted before it is opened, so that it has the focus before the next key is pressed. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const isMounted = useOpensAfterMount();
  return (
    <PaletteDialog isOpen={isMounted && isOpen} onClose={onClose} label={t('palette.title')}>
      <AccountCommands />
      <Commands onClose={onClose} />
    </PaletteDialog>
  );
}

/** What was used recently, then the commands of the page and those of everywhere. */
function Commands({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { recent, others } = splitRecent(withoutRepeats([...useAllCommands(), ...useGeneralCommands()]));
  const run = (command: Command) => {
    if (command.disabledReason) return;
    remember(command.id);
    onClose();
    command.run();
  };
  return (
    <Cmdk label={t('palette.title')} loop filter={matchScore}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is the purpose of the dialog */}
      <Cmdk.Input placeholder={t('palette.placeholder')} autoFocus />
      <Cmdk.List label={t('palette.results')}>
        <Cmdk.Empty>{t('palette.empty')}</Cmdk.Empty>
        <PaletteGroup group="recent" commands={recent} onRun={run} />
        {GROUPS.map((group) => (
          <PaletteGroup
            key={group}
            group={group}
            commands={others.filter((command) => command.group === group)}
            onRun={run}
          />
        ))}
      </Cmdk.List>
    </Cmdk>
  );
}

interface PaletteGroupProps {
  group: 'recent' | Command['group'];
  commands: readonly Command[];
  onRun: (command: Command) => void;
}

function PaletteGroup({ group, commands, onRun }: PaletteGroupProps) {
  const { t } = useTranslation();
  if (commands.length === 0) return null;
  return (
    <Cmdk.Group heading={t(`palette.group.${group}`)}>
      {commands.map((command) => (
        <PaletteItem key={command.id} command={command} onRun={onRun} />
      ))}
    </Cmdk.Group>
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
      {command.shortcut && <Kbd shortcut={command.shortcut} />}
    </Cmdk.Item>
  );
}
