import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { showChat } from './chat.ts';
import type { ChatCard_installation$key } from './__generated__/ChatCard_installation.graphql.ts';

/** Opens the chat with support; nothing where this installation has none. */
export function ChatCard({ installation }: { installation: ChatCard_installation$key }) {
  const { t } = useTranslation('help');
  const [isMissing, setMissing] = useState(false);
  const { chat } = useFragment(
    graphql`
      fragment ChatCard_installation on Installation {
        chat {
          __typename
        }
      }
    `,
    installation,
  );
  if (!chat) return null;
  return (
    <Card>
      <CardHeader title={t('chat.title')} description={t('chat.text')} />
      <CardBody display="grid" gap="3" justifyItems="start">
        <Button icon={<MessageCircle aria-hidden />} onClick={() => setMissing(!showChat())}>
          {t('chat.open')}
        </Button>
        {isMissing ? <Banner tone="warning">{t('chat.missing')}</Banner> : null}
      </CardBody>
    </Card>
  );
}
