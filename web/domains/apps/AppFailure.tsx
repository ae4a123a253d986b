import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../i18n/MessageText.tsx';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { paths } from '../../shell/paths.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { useFailureToast } from '../../shell/useFailure.ts';
import { useDetailsHref } from '../../shell/useOpenDetails.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Flex, Stack } from '../../ui/layout/primitives.ts';
import { useRetryApp } from './actions/useRetryApp.ts';
import { appLook, asAppStatus } from './appStatus.ts';
import type { AppFailure_app$key } from './__generated__/AppFailure_app.graphql.ts';

const UninstallAppDialog = lazyPart(() => import('./actions/UninstallAppDialog.tsx'), 'UninstallAppDialog');

interface AppFailureProps {
  readonly app: AppFailure_app$key;
  /** The log is on screen already. */
  readonly hasLog?: boolean;
}

/** Why the last operation failed, and the ways forward; nothing otherwise. */
export function AppFailure({ app, hasLog = false }: AppFailureProps) {
  const { t } = useTranslation('apps');
  const data = useFragment(
    graphql`
      fragment AppFailure_app on InstalledApp {
        id
        name
        instanceName
        status
        detail {
          ...MessageText_message
        }
        cluster {
          uuid
        }
        viewerCan {
          configure {
            ...useActionReason_state
          }
          retry {
            ...useActionReason_state
          }
          uninstall {
            ...useActionReason_state
          }
        }
        ...UninstallAppDialog_app
      }
    `,
    app,
  );
  const reasonOf = useActionReason();
  const [isRemoving, setRemoving] = useState(false);
  const [retry, isRetrying] = useRetryApp();
  const showFailure = useFailureToast();
  const toLog = useDetailsHref('app', data.name);
  const status = asAppStatus(data.status);
  if (!appLook(status).hasFailed) return null;
  const { id, name, instanceName, cluster, viewerCan, detail } = data;
  const tryAgain = async () => {
    const result = await retry({ input: { id } });
    if (!result.ok) showFailure(result);
  };
  return (
    <Banner tone="error" title={t(`failure.${status}`)}>
      <Stack gap="3">
        {detail ? (
          <p>
            <MessageText message={detail} />
          </p>
        ) : null}
        <Flex gap="2" wrap="wrap" align="center">
          {status === 'UNINSTALL_FAILED' ? (
            <Button
              size="sm"
              disabledReason={reasonOf(viewerCan.uninstall)}
              onClick={() => setRemoving(true)}
            >
              {t('action.retry')}
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                isBusy={isRetrying}
                disabledReason={reasonOf(viewerCan.retry)}
                onClick={() => void tryAgain()}
              >
                {t('action.retry')}
              </Button>
              <ButtonLink
                size="sm"
                to={paths.configureApp(cluster.uuid, name, { instance: instanceName })}
                disabledReason={reasonOf(viewerCan.configure)}
              >
                {t('failure.settings')}
              </ButtonLink>
            </>
          )}
          {hasLog ? null : <TextLink to={toLog}>{t('failure.log')}</TextLink>}
        </Flex>
      </Stack>
      <Suspense>
        {isRemoving && <UninstallAppDialog app={data} onClose={() => setRemoving(false)} />}
      </Suspense>
    </Banner>
  );
}
