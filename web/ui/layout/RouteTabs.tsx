import { Badge, chakra, useRecipe } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { DisabledReason } from '../floats/DisabledReason.tsx';
import { NativeSelect } from '../actions/NativeSelect.tsx';
import { AppLink } from '../link.tsx';
import { paletteOf, type Tone } from '../status/tone.ts';
import { routeTabsRecipe } from '../theme/routeTabsRecipe.ts';
import { Box, VisuallyHidden } from './primitives.ts';

export interface RouteTab {
  to: string;
  label: string;
  count?: number;
  /** The count in words, for screen readers: "10 installed, 1 failed". */
  countLabel?: string;
  /** Colour of the count: the worst status on the tab. */
  tone?: Tone;
  /** Why the tab is disabled; it stays reachable by arrow keys and shows the reason. */
  disabledReason?: string;
}

export interface RouteTabsProps {
  /** Accessible name of the navigation: "Cluster sections". */
  label: string;
  tabs: readonly RouteTab[];
  /** The `to` of the current tab. */
  current: string;
  /** Called by the select that replaces the tabs on a phone. */
  onNavigate: (to: string) => void;
  /** `list`: vertical from 1024 px on, for sections inside a tab. */
  look?: 'row' | 'list';
}

function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

function TabLink({ tab, isCurrent, isStop }: { tab: RouteTab; isCurrent: boolean; isStop: boolean }) {
  const shared = {
    'data-tab': true,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
  const tabIndex = isStop ? 0 : -1;
  const content = (
    <>
      {tab.label}
      {tab.count === undefined ? null : (
        <>
          {' '}
          <Badge
            colorPalette={paletteOf[tab.tone ?? 'neutral']}
            justifyContent="center"
            minWidth="5"
            height="5"
            ps="1.5"
            pe="1.5"
            borderWidth="0"
            fontVariantNumeric="tabular-nums"
            title={tab.countLabel}
            aria-hidden={tab.countLabel ? true : undefined}
          >
            {tab.count}
          </Badge>
          {tab.countLabel ? <VisuallyHidden>{tab.countLabel}</VisuallyHidden> : null}
        </>
      )}
    </>
  );
  if (tab.disabledReason === undefined) {
    return (
      <AppLink to={tab.to} tabIndex={tabIndex} {...shared}>
        {content}
      </AppLink>
    );
  }
  return (
    <DisabledReason reason={tab.disabledReason}>
      {({ describedBy, onPress }) => (
        // A link without href keeps the tab focusable among the others.
        <span
          {...shared}
          tabIndex={tabIndex}
          role="link"
          aria-disabled
          aria-describedby={describedBy}
          onClick={onPress}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onPress();
          }}
        >
          {content}
        </span>
      )}
    </DisabledReason>
  );
}

/** Links styled as tabs: one Tab stop; arrow keys, Home and End move; a select below 768 px. */
export function RouteTabs({ label, tabs, current, onNavigate, look = 'row' }: RouteTabsProps) {
  const row = useRef<HTMLElement>(null);
  const styles = useRecipe({ recipe: routeTabsRecipe })({ look });
  const hasCurrent = tabs.some((tab) => tab.to === current);

  // A row that is too wide for the screen scrolls: the current tab may be beyond its end.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current=page]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...(row.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const next = target(event.key, links.indexOf(event.target as HTMLElement), links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };

  return (
    <>
      <chakra.nav css={styles} data-screen-only aria-label={label} ref={row} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <TabLink
            key={tab.to}
            tab={tab}
            isCurrent={tab.to === current}
            isStop={tab.to === current || (!hasCurrent && index === 0)}
          />
        ))}
      </chakra.nav>
      <Box display={{ md: 'none' }} data-screen-only>
        <NativeSelect aria-label={label} value={current} onChange={(event) => onNavigate(event.target.value)}>
          {/* A page without a tab; the browser would show the first tab. */}
          {hasCurrent ? null : (
            <option value={current} hidden>
              {label}
            </option>
          )}
          {tabs.map((tab) => (
            <option key={tab.to} value={tab.to} disabled={tab.disabledReason !== undefined}>
              {tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`}
            </option>
          ))}
        </NativeSelect>
      </Box>
    </>
  );
}
