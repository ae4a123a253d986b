import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { appLook, asAppStatus } from './appStatus.ts';
import type { AppStatusBadge_app$key } from './__generated__/AppStatusBadge_app.graphql.ts';

/** The status of an installed app. */
export function AppStatusBadge({ app }: { app: AppStatusBadge_app$key }) {
  const { t } = useTranslation('apps');
  const { status } = useFragment(
    graphql`
      fragment AppStatusBadge_app on InstalledApp {
        status
      }
    `,
    app,
  );
  const { tone, isMoving } = appLook(status);
  return <StatusBadge tone={tone} isBusy={isMoving ?? false} label={t(`status.${asAppStatus(status)}`)} />;
}
