import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { RevealInput } from '../../../forms/fields/RevealInput.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { PlaygroundFacts } from './PlaygroundFacts.tsx';
import { fillPassword, type ConnectionFormat } from './fillPassword.ts';
import type { ConnectPanel_postgres$key } from './__generated__/ConnectPanel_postgres.graphql.ts';

const FORMATS: readonly ConnectionFormat[] = ['url', 'command', 'env', 'jdbc'];

/** How to connect: an endpoint and a format are chosen, and the text is copied. */
export function ConnectPanel({ postgres }: { postgres: ConnectPanel_postgres$key }) {
  const { t } = useTranslation('postgres');
  const id = useId();
  const { endpoints, exposure, passwordSecret, playground, username } = useFragment(
    graphql`
      fragment ConnectPanel_postgres on PostgresCluster {
        endpoints {
          kind
          host
          port
          url
          command
          env
          jdbc
        }
        exposure {
          isEnabled
        }
        passwordSecret {
          namespace
          name
          key
        }
        playground
        username
      }
    `,
    postgres,
  );
  const [chosen, setKind] = useState<string | null>(null);
  const [format, setFormat] = useState<ConnectionFormat>('url');
  const [password, setPassword] = useState('');
  // Where it exists, it is the only one that answers.
  const kind = chosen ?? (playground === 'RUNNING' ? 'PLAYGROUND' : 'READ_WRITE');
  const endpoint = endpoints.find((one) => one.kind === kind) ?? endpoints[0];
  if (!endpoint) return <Text color="fg.muted">{t('connect.none')}</Text>;
  const { url, command, env, jdbc } = endpoint;
  const texts = { url, command, env, jdbc };
  const formats = FORMATS.filter((one) => texts[one] != null);
  const shown = formats.includes(format) ? format : 'url';
  const text = fillPassword(texts[shown] ?? '', shown, password);
  const kindName = t(`connect.kind.${endpoint.kind}`);
  const isPending = exposure.isEnabled && endpoints.every((one) => one.kind !== 'PUBLIC');
  const formatName = (one: ConnectionFormat) =>
    t(`connect.formatName.${one === 'command' && endpoint.kind === 'FERRETDB' ? 'mongosh' : one}`);
  const address = `${endpoint.host}:${endpoint.port}`;
  return (
    <Stack gap="4">
      {playground && playground !== 'RUNNING' ? (
        <Text color="fg.muted" textStyle="sm" role="status">
          {t(`connect.playground.${playground}`)}
        </Text>
      ) : null}
      <Flex gap="3" wrap="wrap">
        <Toggle
          label={t('connect.endpoint')}
          value={endpoint.kind}
          options={endpoints.map((one) => ({ value: one.kind, label: t(`connect.kind.${one.kind}`) }))}
          onChange={setKind}
        />
        <Toggle
          label={t('connect.format')}
          value={shown}
          options={formats.map((one) => ({ value: one, label: formatName(one) }))}
          onChange={setFormat}
        />
      </Flex>
      <Box>
        <Text color="fg.muted" textStyle="sm">
          {t(`connect.kindText.${endpoint.kind}`)}
        </Text>
        <Flex gap="1" align="center" data-copy-scope>
          <Mono overflowWrap="anywhere">{address}</Mono>
          <CopyButton value={address} what={t('connect.copied.host', { kind: kindName })} />
        </Flex>
      </Box>
      <CodeBlock code={text} label={t(`connect.copied.${shown}`, { kind: kindName })} />
      {endpoint.kind === 'PLAYGROUND' ? <PlaygroundFacts username={username} /> : null}
      {isPending ? (
        <Text color="fg.muted" textStyle="sm" role="status">
          {t('connect.publicPending')}
        </Text>
      ) : null}
      <Stack gap="1.5" maxW="35rem">
        <label htmlFor={id}>{t('connect.password')}</label>
        <RevealInput
          id={id}
          isCode
          label={t('connect.password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="off"
          aria-describedby={`${id}-help`}
        />
        <Text id={`${id}-help`} color="fg.muted" textStyle="xs">
          {t('connect.passwordHelp')}
        </Text>
      </Stack>
      {passwordSecret ? (
        <Stack gap="1.5">
          <Text color="fg.muted" textStyle="sm">
            {t('connect.secret')}
          </Text>
          <CodeBlock code={secretCommand(passwordSecret)} label={t('connect.secretCommand')} />
        </Stack>
      ) : null}
    </Stack>
  );
}

interface Secret {
  readonly namespace: string;
  readonly name: string;
  readonly key: string;
}

const secretCommand = ({ namespace, name, key }: Secret) =>
  `kubectl get secret ${name} --namespace ${namespace} --output go-template='{{index .data "${key}" | base64decode}}'`;
