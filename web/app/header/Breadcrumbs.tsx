import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router-dom';
import { Catch } from '../../shell/Catch.tsx';
import type { CrumbProps, PageHandle } from '../../shell/routes.ts';
import { Box, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

interface Crumb {
  readonly id: string;
  readonly to: string;
  readonly handle: PageHandle;
  readonly data: unknown;
}

/** The pages above the current one, from the routes' handles. */
export function useCrumbs(): readonly Crumb[] {
  return useMatches().flatMap(({ id, pathname, handle, loaderData }) =>
    handle ? [{ id, to: pathname, handle: handle as PageHandle, data: loaderData }] : [],
  );
}

function CrumbText({ handle, data }: Pick<Crumb, 'handle' | 'data'>): ReactNode {
  const { t } = useTranslation();
  if (!handle.crumb || data == null) return t(handle.title);
  const Name = handle.crumb as ComponentType<CrumbProps<unknown>>;
  return (
    <Catch key={handle.title} resetKey={data} renderError={() => t(handle.title)}>
      <Suspense
        fallback={
          <>
            <VisuallyHidden>{t(handle.title)}</VisuallyHidden>
            <Skeleton width="8rem" height="1rem" />
          </>
        }
      >
        <Name data={data} />
      </Suspense>
    </Catch>
  );
}

const styles = {
  minWidth: '0',
  '& ol': { display: 'flex', alignItems: 'center', minWidth: '0' },
  '& li': {
    minWidth: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    // On a phone the crumbs show only the parent; the heading names the page.
    '&:not([data-parent]):not([data-last]:only-of-type)': { mdDown: { display: 'none' } },
  },
  '& li + li::before': {
    content: { base: 'none', md: '"/"' },
    px: '2',
    color: 'fg.subtle',
  },
  '& :is(a, [aria-current])': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minWidth: '0',
    minHeight: { base: '11', md: '6' },
    maxWidth: '16rem',
    whiteSpace: 'nowrap',
    borderRadius: 'sm',
  },
  '& :is(a, [aria-current]) > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a:hover': { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& [aria-current]': { color: 'fg', fontWeight: 'medium' },
  '& [data-up]': { display: { base: 'inline', md: 'none' }, flex: 'none' },
} as const;

/** All pages above the current one, by name and never by id. On a phone only the parent. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  const parent = crumbs.at(-2);
  return (
    <Box as="nav" css={styles} aria-label={t('nav.breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          const Icon = crumb.handle.icon;
          const content = (
            <>
              {Icon && <Icon size={16} aria-hidden="true" />}
              <span>
                <CrumbText handle={crumb.handle} data={crumb.data} />
              </span>
            </>
          );
          return (
            <li key={crumb.id} data-last={isLast || undefined} data-parent={crumb === parent || undefined}>
              {crumb === parent && <ChevronLeft data-up size={16} aria-hidden="true" />}
              {isLast ? <span aria-current="page">{content}</span> : <Link to={crumb.to}>{content}</Link>}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
