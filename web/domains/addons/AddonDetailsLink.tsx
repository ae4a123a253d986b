import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

/** Opens the details of an add-on beside the list; the address says which, so it can be sent to somebody. */
export function AddonDetailsLink({ name, title }: { name: string; title: string }) {
  const { t } = useTranslation('addons');
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('addon', name);
  return (
    <TextLink to={`?${next.toString()}`}>
      {t('card.details')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </TextLink>
  );
}
