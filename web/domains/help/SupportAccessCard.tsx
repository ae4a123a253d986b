import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../lib/time.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { failureText } from '../../shell/failureText.ts';
import { Switch } from '../../ui/actions/Switch.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { useSetSupportAccess } from './useSetSupportAccess.ts';
import type { SupportAccessCard_account$key } from './__generated__/SupportAccessCard_account.graphql.ts';
import type { SupportAccessCard_user$key } from './__generated__/SupportAccessCard_user.graphql.ts';

interface SupportAccessCardProps {
  readonly user: SupportAccessCard_user$key;
  readonly account: SupportAccessCard_account$key;
}

/**
 * Whether the support team may sign in as the user and, if they own the account, open it: switched optimistically, and
 * back if it could not be saved. Others see what the owner decided.
 */
export function SupportAccessCard({ user, account }: SupportAccessCardProps) {
  const { t } = useTranslation('help');
  const locale = useLocale();
  const { id, isSupportEnabled, supportEndsAt } = useFragment(
    graphql`
      fragment SupportAccessCard_user on User {
        id
        isSupportEnabled
        supportEndsAt
      }
    `,
    user,
  );
  const { supportAccess } = useFragment(
    graphql`
      fragment SupportAccessCard_account on Account {
        supportAccess {
          isOpen
        }
      }
    `,
    account,
  );
  // Only an owner's switch opens the account.
  const isOwner = useCurrentUser()?.role === 'OWNER';
  const kind = isOwner ? 'owner' : 'member';
  const announce = useAnnounce();
  const [set, isSaving] = useSetSupportAccess();
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async (isOn: boolean) => {
    setSaved(false);
    setProblem(undefined);
    const changed = {
      __typename: 'UpdateUserPayload' as const,
      user: { id, isSupportEnabled: isOn, supportEndsAt: null },
    };
    const result = await set(
      { input: { isSupportEnabled: isOn } },
      { optimisticResponse: { updateUser: changed } },
    );
    if (!result.ok) return setProblem(failureText(result, t).description);
    setSaved(true);
    announce(t(`support.${kind}.${isOn ? 'savedOn' : 'savedOff'}`));
  };
  return (
    <Card>
      <CardHeader
        title={t('support.title')}
        actions={
          <Switch
            label={t(`support.${kind}.switch`)}
            isOn={isSupportEnabled}
            isBusy={isSaving}
            describedBy="support-access"
            onChange={(isOn) => void change(isOn)}
          />
        }
      />
      <CardBody display="grid" gap="3">
        <Box id="support-access" color="fg.muted">
          {t(`support.${kind}.text`)}
          {supportEndsAt ? (
            <Box mt="2">{t('support.ends', { at: formatAbsolute(new Date(supportEndsAt), locale) })}</Box>
          ) : null}
        </Box>
        {isOwner ? null : <p>{t(supportAccess?.isOpen ? 'support.member.open' : 'support.member.closed')}</p>}
        {isSaved ? (
          <Flex color="fg.success" gap="1.5" align="center">
            <Check aria-hidden size={16} />
            {t(`support.${kind}.${isSupportEnabled ? 'savedOn' : 'savedOff'}`)}
          </Flex>
        ) : null}
        {problem ? (
          <Banner tone="error" title={t('support.failed')}>
            {problem}
          </Banner>
        ) : null}
      </CardBody>
    </Card>
  );
}
