import { Building2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Catch } from '../../../shell/Catch.tsx';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Box, HStack, Stack, Text } from '../../../ui/layout/primitives.ts';
import { canUsePasskeys } from '../passkeys/browserPasskeys.ts';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { keepNextPage } from './nextPage.ts';
import type { SocialButtonsQuery } from './__generated__/SocialButtonsQuery.graphql.ts';

interface SocialButtonsProps {
  readonly isSignUp?: boolean;
  /** The address in the form, which the page of single sign-on takes over. */
  readonly email?: string;
  /** The page to continue at after signing in. */
  readonly next?: string | null;
}

/** Sign-in without a password, below the form; nothing where nothing else is configured or known. */
export function SocialButtons(props: SocialButtonsProps) {
  return (
    <Catch renderError={() => null}>
      <Suspense fallback={null}>
        <Buttons {...props} />
      </Suspense>
    </Catch>
  );
}

function Buttons({ isSignUp = false, email, next = null }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  const { installation } = useLazyLoadQuery<SocialButtonsQuery>(
    graphql`
      query SocialButtonsQuery {
        installation {
          signInProviders
          hasPasskeys
        }
      }
    `,
    {},
  );
  const hasGoogle = installation.signInProviders?.includes('GOOGLE') ?? false;
  const hasPasskeys = !isSignUp && installation.hasPasskeys === true && canUsePasskeys();
  const hasSso = !isSignUp && (installation.signInProviders?.includes('SSO') ?? false);
  if (!hasGoogle && !hasPasskeys && !hasSso) return null;
  return (
    <Stack gap="4" mt="5">
      <HStack gap="3" color="fg.muted">
        <Box flex="1" borderTop="1px solid" borderColor="border" />
        <Text textStyle="sm">{t('social.or')}</Text>
        <Box flex="1" borderTop="1px solid" borderColor="border" />
      </HStack>
      {hasPasskeys ? <PasskeyButton label={t('passkey.signIn')} /> : null}
      {hasGoogle ? (
        <ButtonLink
          href={paths.googleSignIn(isSignUp)}
          isSameTab
          icon={<GoogleMark />}
          onClick={() => keepNextPage(next)}
        >
          {t(isSignUp ? 'social.signUpGoogle' : 'social.signInGoogle')}
        </ButtonLink>
      ) : null}
      {hasSso ? (
        <ButtonLink to={paths.sso(email)} icon={<Building2 />} onClick={() => keepNextPage(next)}>
          {t('sso.open')}
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
