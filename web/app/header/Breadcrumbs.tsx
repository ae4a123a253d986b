import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router-dom';
import { Catch } from '../../shell/Catch.tsx';
import type { CrumbProps, PageHandle } from '../../shell/routes.ts';
import { VisuallyHidden } from '../../ui/layout/primitives.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

interface Crumb {
  readonly id: string;
  readonly to: string;
  readonly handle: PageHandle;
  readonly data: unknown;
}

/** The pages above the present one, from the routes' handles. */
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
    <Catch key={handle.title} renderError={() => t(handle.title)}>
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

/** Where the user is: every page above, by name and never by identifier. On a phone only the way up. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  const parent = crumbs.at(-2);
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="kd-crumbs">
      <ol>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          const Icon = crumb.handle.icon;
          const content = (
            <>
              {Icon && <Icon size={16} aria-hidden="true" />}
              <CrumbText handle={crumb.handle} data={crumb.data} />
            </>
          );
          return (
            <li key={crumb.id} data-last={isLast || undefined} data-parent={crumb === parent || undefined}>
              {crumb === parent && <ChevronLeft className="kd-crumbs-up" size={16} aria-hidden="true" />}
              {isLast ? <span aria-current="page">{content}</span> : <Link to={crumb.to}>{content}</Link>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
