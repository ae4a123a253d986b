import { useEffect } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { openChat, setChatUser } from '../../domains/help/chat/chat.ts';
import { loadScript } from '../../lib/loadScript.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { useLocale } from '../../ui/locale.ts';
import type { OutsideServices_installation$key } from './__generated__/OutsideServices_installation.graphql.ts';

interface OutsideServicesProps {
  readonly installation: OutsideServices_installation$key;
  readonly user: StoredUser;
}

/** Starts chat and error reporting where they are configured; renders nothing. */
export function OutsideServices({ installation, user }: OutsideServicesProps) {
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
  const locale = useLocale();
  const { id, name, email, role } = user;
  useEffect(() => {
    if (!chat) return undefined;
    openChat({ url: chat.url, websiteToken: chat.websiteToken }, locale);
    setChatUser({ id, name, email, role });
    return () => setChatUser(undefined);
  }, [chat, locale, id, name, email, role]);
  useEffect(() => {
    if (sentryDsn == null) return;
    void loadScript(() => import('./errorReporting.ts')).then(({ startErrorReporting, setReportingUser }) => {
      startErrorReporting(sentryDsn);
      setReportingUser(id);
    });
  }, [sentryDsn, id]);
  return null;
}
