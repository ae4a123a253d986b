import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatList } from '../../../lib/list.ts';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { useVerifySsoDomains } from './useVerifySsoDomains.ts';
import type { SsoDomains_provider$key } from './__generated__/SsoDomains_provider.graphql.ts';

/** The e-mail domains, and the DNS records that prove them. */
export function SsoDomains({ provider }: { readonly provider: SsoDomains_provider$key }) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { domains } = useFragment(
    graphql`
      fragment SsoDomains_provider on SsoProvider {
        domains {
          name
          isVerified
          recordName
          recordValue
        }
      }
    `,
    provider,
  );
  const [verify, isVerifying] = useVerifySsoDomains();
  const report = useFailureToast();
  const check = async () => {
    const result = await verify({});
    if (!result.ok) return report(result);
    const checked = result.payload.singleSignOn.provider;
    // Single sign-on has been removed meanwhile.
    if (!checked) return undefined;
    const missing = checked.domains.filter(({ isVerified }) => !isVerified).map(({ name }) => name);
    if (missing.length === 0) return toast.success({ title: t('settings.sso.domains.allVerified') });
    const description = t('settings.sso.domains.missingText', { domains: formatList(missing, locale) });
    return toast.info({ title: t('settings.sso.domains.missing', { count: missing.length }), description });
  };
  const isPending = domains.some(({ isVerified }) => !isVerified);
  return (
    <Card>
      <CardHeader
        title={t('settings.sso.domains.title')}
        description={t('settings.sso.domains.text')}
        actions={
          isPending ? (
            <Button isBusy={isVerifying} onClick={() => void check()}>
              {t('settings.sso.domains.verify')}
            </Button>
          ) : undefined
        }
      />
      <CardBody>
        <Stack gap="5">
          {domains.map(({ name, isVerified, recordName, recordValue }) => (
            <Stack key={name} gap="2">
              <Flex gap="2.5" align="center" wrap="wrap">
                <Text fontWeight="medium">{name}</Text>
                <StatusBadge
                  tone={isVerified ? 'ok' : 'attention'}
                  label={t(isVerified ? 'settings.sso.domains.verified' : 'settings.sso.domains.pending')}
                />
              </Flex>
              {isVerified ? null : (
                <>
                  <Text color="fg.muted">{t('settings.sso.domains.record')}</Text>
                  <CodeBlock code={recordName} label={t('settings.sso.domains.recordName')} />
                  <CodeBlock code={recordValue} label={t('settings.sso.domains.recordValue')} />
                </>
              )}
            </Stack>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
