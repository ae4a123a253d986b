import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfilePicture } from './picture/ProfilePicture.tsx';
import { SaveRow } from './SaveRow.tsx';
import { useSaveProfile } from './useSaveProfile.ts';
import type { RowControl } from './useRows.ts';
import type { ProfileCard_user$key } from './__generated__/ProfileCard_user.graphql.ts';

interface ProfileCardProps {
  readonly user: ProfileCard_user$key;
  readonly rows: (row: 'name' | 'email' | 'phone') => RowControl;
}

/** The user's name, address, verification and role. */
export function ProfileCard({ user, rows }: ProfileCardProps) {
  const { t } = useTranslation('account');
  const data = useFragment(
    graphql`
      fragment ProfileCard_user on User {
        name
        email
        pendingEmail
        phoneNumber
        hasPassword
        avatarUrl
        isVerified
        role
        ...ProfilePicture_user
      }
    `,
    user,
  );
  const save = useSaveProfile();
  return (
    <Card as="section" aria-labelledby="profile-name">
      <Flex px="5" pt="5" gap="4" align="center">
        <Avatar name={data.name} src={data.avatarUrl} size={56} />
        <Box minW="0">
          <Heading level={2} id="profile-name">
            {data.name}
          </Heading>
          <Flex gap="2" mt="1" wrap="wrap" align="center">
            <StatusBadge
              tone={data.isVerified ? 'ok' : 'attention'}
              label={t(data.isVerified ? 'profile.verified' : 'profile.unverified')}
            />
            <StatusBadge
              tone="neutral"
              look="outline"
              icon={UserRound}
              label={t(`app:role.${data.role}`, t('profile.member'))}
            />
          </Flex>
        </Box>
      </Flex>
      <CardBody pb="2">
        {data.isVerified ? null : (
          <Text mb="2">
            {t('profile.notVerified')} <TextLink to={paths.signUpVerify()}>{t('profile.verify')}</TextLink>
          </Text>
        )}
        <ProfilePicture user={data} />
        <Box borderTop="1px solid" borderColor="border" />
        <SaveRow
          row={rows('name')}
          label={t('profile.name')}
          value={data.name}
          autoComplete="name"
          onSave={(name) => save({ name })}
        />
        <Box borderTop="1px solid" borderColor="border" />
        <SaveRow
          row={rows('email')}
          label={t('profile.email')}
          value={data.email}
          kind="email"
          autoComplete="email"
          help={t('profile.emailHelp')}
          needsPassword={data.hasPassword}
          onSave={(email, currentPassword) => save(data.hasPassword ? { email, currentPassword } : { email })}
        />
        {data.pendingEmail == null ? null : (
          <PendingEmail pendingEmail={data.pendingEmail} onCancel={() => save({ email: data.email })} />
        )}
        <Box borderTop="1px solid" borderColor="border" />
        <SaveRow
          row={rows('phone')}
          label={t('profile.phone')}
          value={data.phoneNumber ?? ''}
          kind="phone"
          autoComplete="tel"
          onSave={(phone) => save({ phoneNumber: phone || null })}
        />
      </CardBody>
    </Card>
  );
}
