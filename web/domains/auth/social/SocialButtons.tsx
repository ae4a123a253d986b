import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Catch } from '../../../shell/Catch.tsx';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { HStack, Separator, Stack, Text } from '../../../ui/layout/primitives.ts';
import { GoogleMark } from './GoogleMark.tsx';
import type { SocialButtonsQuery } from './__generated__/SocialButtonsQuery.graphql.ts';

/** Sign-in with an identity provider, below the form; nothing where none is configured or known. */
export function SocialButtons({ isSignUp = false }: { readonly isSignUp?: boolean }) {
  return (
    <Catch renderError={() => null}>
      <Suspense fallback={null}>
        <Buttons isSignUp={isSignUp} />
      </Suspense>
    </Catch>
  );
}

function Buttons({ isSignUp }: { readonly isSignUp: boolean }) {
  const { t } = useTranslation('auth');
  const { installation } = useLazyLoadQuery<SocialButtonsQuery>(
    graphql`
      query SocialButtonsQuery {
        installation {
          signInProviders
        }
      }
    `,
    {},
  );
  if (!installation.signInProviders?.includes('GOOGLE')) return null;
  return (
    <Stack gap="4" mt="5">
      <HStack gap="3" color="fg.muted">
        <Separator flex="1" />
        <Text textStyle="sm">{t('social.or')}</Text>
        <Separator flex="1" />
      </HStack>
      <ButtonLink href={paths.googleSignIn(isSignUp)} isSameTab icon={<GoogleMark />}>
        {t(isSignUp ? 'social.signUpGoogle' : 'social.signInGoogle')}
      </ButtonLink>
    </Stack>
  );
}
