import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { DataList, type Fact } from '../../../ui/layout/DataList.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import type {
  AppLogin_endpoint$data,
  AppLogin_endpoint$key,
} from './__generated__/AppLogin_endpoint.graphql.ts';

/** The command that prints the value of a secret. A dot in a key would end a step of the JSONPath. */
const passwordCommand = ({ namespace, name, key }: NonNullable<AppLogin_endpoint$data['passwordSecret']>) =>
  `kubectl get secret ${name} -n ${namespace} -o jsonpath='{.data.${key.replaceAll('.', '\\.')}}' | base64 -d`;

/** The user of an address, and how the password is read from the cluster. */
export function AppLogin({ endpoint }: { endpoint: AppLogin_endpoint$key }) {
  const { t } = useTranslation('apps');
  const { username, passwordSecret: secret } = useFragment(
    graphql`
      fragment AppLogin_endpoint on AppEndpoint {
        username
        passwordSecret {
          namespace
          name
          key
        }
      }
    `,
    endpoint,
  );
  const user: Fact[] = username
    ? [
        {
          label: t('access.user'),
          value: (
            <Flex as="span" align="center" gap="1" data-copy-scope>
              <Mono>{username}</Mono> <CopyButton value={username} what={t('access.user')} />
            </Flex>
          ),
        },
      ]
    : [];
  const password: Fact[] = secret
    ? [{ label: t('access.password'), value: t('access.secret', { ...secret }) }]
    : [];
  return (
    <Stack gap="2">
      <DataList items={[...user, ...password]} />
      {secret ? <CodeBlock code={passwordCommand(secret)} label={t('access.command')} /> : null}
    </Stack>
  );
}
