import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../lib/time.ts';
import { paths } from '../../shell/paths.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { useAccountSwitch } from '../../shell/session/useAccountSwitch.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useLocale } from '../../ui/locale.ts';
import type { SupportBanner_account$key } from './__generated__/SupportBanner_account.graphql.ts';

interface SupportBannerProps {
  readonly account: SupportBanner_account$key | null;
  readonly user: StoredUser;
}

/** True for an operator in an account of others, in their own name. */
const isVisiting = ({ role, accountId, accounts }: StoredUser): boolean =>
  role === 'OPERATOR' && accounts.every(({ id }) => id !== accountId);

/** Support access, for both sides: the account sees it while it is on, and the operator while they are inside. */
export function SupportBanner({ account, user }: SupportBannerProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment SupportBanner_account on Account {
        supportAccess {
          isOpen
          endsAt
          isInside
        }
      }
    `,
    account,
  );
  const access = data?.supportAccess;
  const at = access?.endsAt ? formatAbsolute(new Date(access.endsAt), locale) : null;
  if (isVisiting(user)) return <VisitBanner user={user} until={at} />;
  if (!access || user.isImpersonated) return null;
  const until = at ? t('supportAccess.until', { at }) : t('supportAccess.untilOff');
  return (
    <Banner
      isFlush
      tone="info"
      title={t(access.isInside ? 'supportAccess.inside' : 'supportAccess.open')}
      actions={
        <ButtonLink to={paths.help()} size="sm">
          {t('supportAccess.manage')}
        </ButtonLink>
      }
    >
      {t('supportAccess.text')} {access.isOpen ? until : null}
    </Banner>
  );
}

function VisitBanner({ user, until }: { user: StoredUser; until: string | null }) {
  const { t } = useTranslation();
  const switchTo = useAccountSwitch();
  const [home] = user.accounts;
  return (
    <Banner
      isFlush
      tone="info"
      title={t('supportAccess.visiting', { account: user.accountName })}
      actions={
        home ? (
          <Button size="sm" onClick={() => switchTo(home, paths.operator())}>
            {t('supportAccess.leave')}
          </Button>
        ) : null
      }
    >
      {t('supportAccess.visitingText')} {until ? t('supportAccess.visitEnds', { at: until }) : null}
    </Banner>
  );
}
