import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import type { LegalLinksQuery } from './__generated__/LegalLinksQuery.graphql.ts';

/** Terms of service and privacy policy, where the operator of this installation has some. */
export function LegalLinks() {
  const { t } = useTranslation();
  const { installation } = useLazyLoadQuery<LegalLinksQuery>(
    graphql`
      query LegalLinksQuery {
        installation {
          termsUrl
          privacyUrl
        }
      }
    `,
    {},
  );
  const { termsUrl, privacyUrl } = installation;
  if (termsUrl == null && privacyUrl == null) return null;
  return (
    <Flex as="nav" aria-label={t('legal.label')} gap="4" justify="center" wrap="wrap" textStyle="sm" py="4">
      {termsUrl == null ? null : <TextLink href={termsUrl}>{t('legal.terms')}</TextLink>}
      {privacyUrl == null ? null : <TextLink href={privacyUrl}>{t('legal.privacy')}</TextLink>}
    </Flex>
  );
}
