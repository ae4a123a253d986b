import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { AppLink } from '../link.tsx';
import type { Tone } from '../status/tone.ts';
import { useStyles } from '../theme/useStyles.ts';

export interface RouteTab {
  to: string;
  label: string;
  count?: number;
  /** Colours the count: what is wrong behind the tab. */
  tone?: Tone;
}

export interface RouteTabsProps {
  /** Names the navigation: "Cluster sections". */
  label: string;
  tabs: readonly RouteTab[];
  /** The `to` of the tab that is open. */
  current: string;
  /** Goes to a tab; used by the select that replaces the tabs on a phone. */
  onNavigate: (to: string) => void;
}

function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Tabs that are links: one Tab stop, arrow keys, Home and End move; a select below 768 px. */
export function RouteTabs({ label, tabs, current, onNavigate }: RouteTabsProps) {
  const row = useRef<HTMLElement>(null);
  const selectStyles = useStyles('input');
  const hasCurrent = tabs.some((tab) => tab.to === current);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...(row.current?.querySelectorAll('a') ?? [])];
    const next = target(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the links inside */}
      <nav className="kd-tabs" aria-label={label} ref={row} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <AppLink
            key={tab.to}
            to={tab.to}
            className="kd-tab"
            aria-current={tab.to === current ? 'page' : undefined}
            tabIndex={tab.to === current || (!hasCurrent && index === 0) ? 0 : -1}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="kd-count" data-tone={tab.tone}>
                {tab.count}
              </span>
            )}
          </AppLink>
        ))}
      </nav>
      <div className="kd-tabs-select">
        <div className="kd-select">
          <chakra.select
            css={selectStyles}
            aria-label={label}
            value={current}
            onChange={(event) => onNavigate(event.target.value)}
          >
            {tabs.map((tab) => (
              <option key={tab.to} value={tab.to}>
                {tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`}
              </option>
            ))}
          </chakra.select>
          <ChevronDown aria-hidden />
        </div>
      </div>
    </>
  );
}
