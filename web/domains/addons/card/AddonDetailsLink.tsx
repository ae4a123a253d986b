import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { useDetailsHref } from '../../../shell/useOpenDetails.ts';

/** Opens the details of an add-on beside the list; the address contains its name. */
export function AddonDetailsLink({ name, title }: { name: string; title: string }) {
  const { t } = useTranslation('addons');
  return (
    <TextLink to={useDetailsHref('addon', name)}>
      {t('card.details')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </TextLink>
  );
}
