import { Suspense, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { NativeSelect } from '../../../ui/actions/NativeSelect.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { shells, TerminalConnection, type Shell } from './TerminalConnection.ts';
import { TerminalKeys } from './TerminalKeys.tsx';
import { TerminalNote } from './TerminalNote.tsx';
import type { TerminalCard_pod$key } from './__generated__/TerminalCard_pod.graphql.ts';

const TerminalScreen = lazyComponent(
  () => import('../../../ui/terminal/TerminalScreen.tsx'),
  'TerminalScreen',
);

const tones = { connecting: 'busy', open: 'ok', ended: 'neutral' } as const;

interface TerminalCardProps {
  readonly pod: TerminalCard_pod$key;
  /** Of the cluster. */
  readonly uuid: string;
}

/** A shell in a container of a pod. Another container or shell begins anew. */
export function TerminalCard({ pod, uuid }: TerminalCardProps) {
  const { t } = useTranslation('workloads');
  const { namespace, name, containers } = useFragment(
    graphql`
      fragment TerminalCard_pod on Pod {
        namespace
        name
        containers {
          name
          state
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...containerFields_container
        }
      }
    `,
    pod,
  );
  const running = containers.filter(({ state }) => state === 'RUNNING').map((one) => one.name);
  const [chosen, setChosen] = useState<string | null>(null);
  const [shell, setShell] = useState<Shell>('sh');
  const [attempt, setAttempt] = useState(0);
  // Kept while containers start and end: another one would end the terminal. It is found anew when connecting again.
  const [found, setFound] = useState(running[0] ?? containers[0]?.name ?? '');
  const container = chosen ?? found;
  const connection = useMemo(
    () => new TerminalConnection({ uuid, namespace, pod: name, container, shell }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each attempt is a new connection
    [uuid, namespace, name, container, shell, attempt],
  );
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const hint = useId();
  const connect = () => {
    if (!running.includes(found)) setFound(running[0] ?? found);
    setAttempt((count) => count + 1);
  };
  return (
    <Card>
      <CardHeader
        title={t('terminal.heading', { pod: name })}
        description={t('terminal.in', { namespace })}
        badge={<StatusBadge tone={tones[state.status]} label={t(`terminal.state.${state.status}`)} />}
        actions={
          state.status === 'ended' ? null : (
            <Button onClick={connection.disconnect}>{t('terminal.disconnect')}</Button>
          )
        }
      />
      <CardBody>
        <Stack gap="4">
          <Flex gap="3" wrap="wrap">
            <Box minW="10rem">
              <NativeSelect
                aria-label={t('terminal.container')}
                value={container}
                onChange={({ target }) => setChosen(target.value)}
              >
                {containers.map((one) => (
                  <option key={one.name} disabled={!running.includes(one.name)}>
                    {one.name}
                  </option>
                ))}
              </NativeSelect>
            </Box>
            <Box minW="7rem">
              <NativeSelect
                aria-label={t('terminal.shell')}
                value={shell}
                onChange={({ target }) => setShell(shells.find((one) => one === target.value) ?? 'sh')}
              >
                {shells.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </NativeSelect>
            </Box>
          </Flex>
          <TerminalNote state={state} onConnect={connect} />
          <Suspense fallback={<Skeleton height="24rem" />}>
            <TerminalScreen
              session={connection}
              label={t('terminal.screen', { container, pod: name })}
              describedBy={hint}
            />
          </Suspense>
          <TerminalKeys onInput={(text) => connection.input(text)} />
          <Text id={hint} textStyle="xs" color="fg.muted">
            {t('terminal.keys')}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
