import { useEffect, useState } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { openChat, setChatUser } from '../../domains/help/chat/chat.ts';
import { loadScript } from '../../lib/loadScript.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { useLocale } from '../../ui/locale.ts';
import type * as ErrorReporting from './errorReporting.ts';
import type { OutsideServices_installation$key } from './__generated__/OutsideServices_installation.graphql.ts';
import type { OutsideServices_viewer$key } from './__generated__/OutsideServices_viewer.graphql.ts';

interface OutsideServicesProps {
  readonly installation: OutsideServices_installation$key;
  readonly viewer: OutsideServices_viewer$key;
  readonly user: StoredUser;
}

/** Starts chat and error reporting where they are configured; renders nothing. */
export function OutsideServices({ installation, viewer, user }: OutsideServicesProps) {
  const { chat, sentryDsn } = useFragment(
    graphql`
      fragment OutsideServices_installation on Installation {
        chat {
          url
          websiteToken
        }
        sentryDsn
      }
    `,
    installation,
  );
  const { chatIdentifierHash: identifierHash } = useFragment(
    graphql`
      fragment OutsideServices_viewer on Viewer {
        chatIdentifierHash
      }
    `,
    viewer,
  );
  const locale = useLocale();
  const { id, name, email, role } = user;
  useEffect(() => {
    if (chat) openChat({ url: chat.url, websiteToken: chat.websiteToken }, locale);
  }, [chat, locale]);
  useEffect(() => {
    if (identifierHash != null) setChatUser({ id, name, email, role, identifierHash });
  }, [id, name, email, role, identifierHash]);
  useEffect(() => () => setChatUser(undefined), []);

  const [reporting, setReporting] = useState<typeof ErrorReporting>();
  useEffect(() => {
    if (sentryDsn != null) void loadScript(() => import('./errorReporting.ts')).then(setReporting);
  }, [sentryDsn]);
  useEffect(() => {
    if (sentryDsn == null || !reporting) return undefined;
    reporting.startErrorReporting(sentryDsn);
    reporting.setReportingUser(id);
    return () => reporting.setReportingUser(undefined);
  }, [sentryDsn, reporting, id]);
  return null;
}
