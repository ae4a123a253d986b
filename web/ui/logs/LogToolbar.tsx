import { Copy, Download, RotateCw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton.tsx';
import { NativeSelect } from '../actions/NativeSelect.tsx';
import { Switch } from '../actions/Switch.tsx';
import { Menu, type MenuItem } from '../floats/Menu.tsx';
import { Box, Flex, Text } from '../layout/primitives.ts';
import { LEVELS } from './logLine.ts';
import { TAILS, type LogSettings, type Times } from './settings.ts';

export interface LogToolbarProps {
  settings: LogSettings;
  onChange: (change: Partial<LogSettings>) => void;
  containers: readonly string[];
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  onRefresh: () => void;
  onCopy: () => void;
  onDownload: () => void;
  /** Downloads all that the node has. */
  onDownloadAll: () => void;
  search: ReactNode;
}

const TIMES: readonly Times[] = ['local', 'utc', 'none'];

function useOptions({ settings, onChange }: Pick<LogToolbarProps, 'settings' | 'onChange'>) {
  const { t } = useTranslation('logs');
  const { tail, times, isWrapped, isRegex, isOnlyMatches } = settings;
  const items: (MenuItem | 'separator')[] = [
    { label: t('options.wrap'), isChecked: isWrapped, onSelect: () => onChange({ isWrapped: !isWrapped }) },
    { label: t('options.regex'), isChecked: isRegex, onSelect: () => onChange({ isRegex: !isRegex }) },
    {
      label: t('options.matches'),
      isChecked: isOnlyMatches,
      onSelect: () => onChange({ isOnlyMatches: !isOnlyMatches }),
    },
    'separator',
    ...TIMES.map((one) => ({
      label: t(`options.times.${one}`),
      isChecked: one === times,
      onSelect: () => onChange({ times: one }),
    })),
    'separator',
    ...TAILS.map((count) => ({
      label: t('options.tail', { count }),
      isChecked: count === tail,
      onSelect: () => onChange({ tail: count, line: null }),
    })),
  ];
  return items;
}

/** Search, filters and actions of a log. */
export function LogToolbar(props: LogToolbarProps) {
  const { settings, onChange, containers, isFollowing, onFollow, search } = props;
  const { t } = useTranslation('logs');
  const options = useOptions(props);
  return (
    <Flex gap="3" wrap="wrap" align="center" role="group" aria-label={t('toolbar')}>
      {search}
      {containers.length > 1 ? (
        <Box minW="8rem">
          <NativeSelect
            aria-label={t('container')}
            value={settings.container ?? containers[0]}
            onChange={({ target }) => onChange({ container: target.value, line: null })}
          >
            {containers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Box>
      ) : null}
      <Box minW="9rem">
        <NativeSelect
          aria-label={t('level.label')}
          value={settings.least ?? ''}
          onChange={({ target }) =>
            onChange({ least: LEVELS.find((level) => level === target.value) ?? null })
          }
        >
          <option value="">{t('level.all')}</option>
          {LEVELS.slice(0, 3).map((level) => (
            <option key={level} value={level}>
              {t(`level.${level}`)}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Toggled
        label={t('previous')}
        isOn={settings.isPrevious}
        onChange={(isPrevious) => onChange({ isPrevious, line: null })}
      />
      {settings.isPrevious ? null : <Toggled label={t('follow')} isOn={isFollowing} onChange={onFollow} />}
      <Actions {...props} options={options} />
    </Flex>
  );
}

function Toggled({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <Flex gap="2" align="center">
      <Switch label={label} isOn={isOn} onChange={onChange} />
      <Text fontSize="sm" aria-hidden onClick={() => onChange(!isOn)} cursor="pointer">
        {label}
      </Text>
    </Flex>
  );
}

type ActionsProps = Pick<LogToolbarProps, 'onRefresh' | 'onCopy' | 'onDownload' | 'onDownloadAll'> & {
  options: (MenuItem | 'separator')[];
};

function Actions({ onRefresh, onCopy, onDownload, onDownloadAll, options }: ActionsProps) {
  const { t } = useTranslation('logs');
  return (
    <Flex gap="1" ms="auto" align="center">
      <IconButton size="sm" label={t('refresh')} icon={<RotateCw />} onClick={onRefresh} />
      <IconButton size="sm" label={t('copy.label')} icon={<Copy />} onClick={onCopy} />
      <Menu
        label={t('download.label')}
        trigger={<Download aria-hidden width={16} height={16} />}
        buttonProps={{ variant: 'ghost', size: 'sm' }}
        items={[
          { label: t('download.shown'), onSelect: onDownload },
          { label: t('download.all'), onSelect: onDownloadAll },
        ]}
      />
      <Menu
        label={t('options.label')}
        trigger={<SlidersHorizontal aria-hidden width={16} height={16} />}
        buttonProps={{ variant: 'ghost', size: 'sm' }}
        items={options}
      />
    </Flex>
  );
}
