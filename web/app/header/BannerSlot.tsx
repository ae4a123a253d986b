import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatClock } from '../../lib/time.ts';
import { useLiveStatus } from '../../relay/live/liveStatus.ts';
import { SupportBanner } from '../../domains/support/SupportBanner.tsx';
import { ClosingBanner } from '../../domains/account/closing/ClosingBanner.tsx';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { paths } from '../../shell/paths.ts';
import { useOnline } from './useOnline.ts';
import { OverLimitBanner } from './OverLimitBanner.tsx';
import { StopImpersonating } from './StopImpersonating.tsx';
import type { BannerSlot_account$key } from './__generated__/BannerSlot_account.graphql.ts';

/** Account-wide conditions by priority; only the first is shown. */
const BANNER_ORDER = ['offline', 'closing', 'payment', 'unverified', 'overLimit'] as const;
export type BannerKind = (typeof BANNER_ORDER)[number];

/** Which conditions are true now. */
function conditions(
  user: StoredUser,
  isOnline: boolean,
  isOverLimit: boolean,
  isClosing: boolean,
): readonly BannerKind[] {
  const holds: Record<BannerKind, boolean> = {
    offline: !isOnline,
    closing: isClosing,
    payment: user.gate === 'FIX_PAYMENT',
    unverified: user.gate === 'VERIFY_EMAIL',
    overLimit: isOverLimit,
  };
  return BANNER_ORDER.filter((kind) => holds[kind]);
}

/** The place below the header for account-wide conditions; impersonation and support access are always shown as well. */
export function BannerSlot({ account }: { account?: BannerSlot_account$key | null }) {
  const user = useCurrentUser();
  const isOnline = useOnline();
  const data = useFragment(
    graphql`
      fragment BannerSlot_account on Account {
        ...SupportBanner_account
        deletionAt
        usage {
          isOverLimit
          ...OverLimitBanner_usage
        }
      }
    `,
    account ?? null,
  );
  if (!user) return null;
  const deletionAt = data?.deletionAt ?? null;
  const [first] = conditions(user, isOnline, data?.usage?.isOverLimit ?? false, deletionAt !== null);
  return (
    <>
      {user.isImpersonated && <StopImpersonating user={user} />}
      <SupportBanner account={data ?? null} user={user} />
      {first === 'offline' ? <OfflineBanner /> : null}
      {first === 'closing' && deletionAt !== null ? (
        <ClosingBanner deletionAt={deletionAt} isOwner={user.role === 'OWNER'} />
      ) : null}
      {first === 'overLimit' && data?.usage ? <OverLimitBanner usage={data.usage} /> : null}
      {first === 'payment' || first === 'unverified' ? <AccountBanner kind={first} /> : null}
    </>
  );
}

const TARGETS = {
  payment: paths.settings('billing'),
  unverified: paths.signUpVerify(),
} as const;

function AccountBanner({ kind }: { kind: 'payment' | 'unverified' }) {
  const { t } = useTranslation();
  return (
    <Banner
      isFlush
      tone="warning"
      title={t(`banner.${kind}.title`)}
      actions={
        <ButtonLink to={TARGETS[kind]} size="sm">
          {t(`banner.${kind}.action`)}
        </ButtonLink>
      }
    >
      {t(`banner.${kind}.text`)}
    </Banner>
  );
}

function OfflineBanner() {
  const { t } = useTranslation();
  const { lastSyncedAt } = useLiveStatus();
  const [since] = useState(lastSyncedAt);
  const time = formatClock(new Date(since));
  return (
    <Banner isFlush tone="warning" title={t('banner.offline.title')}>
      {t('banner.offline.text', { time })}
    </Banner>
  );
}
