import { useTranslation } from 'react-i18next';
import { errorText } from '../../shell/failureText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { paths } from '../../shell/paths.ts';
import { PageState } from './PageState.tsx';
import { Flex } from '../../ui/layout/primitives.ts';

const MANY = 3;
const counted = new WeakMap<object, number>();
let errors = 0;

/** The number of different errors in this visit. */
function ordinal(error: unknown): number {
  if (typeof error !== 'object' || error === null) return errors;
  const known = counted.get(error);
  if (known !== undefined) return known;
  errors += 1;
  counted.set(error, errors);
  return errors;
}

interface ErrorScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A crash or failed page: what happened, how to continue, and the request id for support. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const { t } = useTranslation();
  const count = ordinal(error);
  const { description, requestId } = errorText(error, t);
  const actions = (
    <>
      <Button variant="primary" onClick={onRetry}>
        {t('error.tryAgain')}
      </Button>
      <Button onClick={() => window.location.reload()}>{t('error.refreshPage')}</Button>
      <ButtonLink to={paths.dashboard()} variant="ghost">
        {t('error.toDashboard')}
      </ButtonLink>
    </>
  );
  return (
    <PageState role="alert" title={t('errors:somethingWentWrong')} actions={actions}>
      <p>{description}</p>
      {count >= MANY && <p>{t('error.multiple')}</p>}
      {requestId && (
        <Flex align="center" gap="1" fontSize="xs">
          {t('errors:requestId', { id: requestId })}
          <CopyButton value={requestId} what={t('error.requestId')} />
        </Flex>
      )}
    </PageState>
  );
}
