import { useTranslation } from 'react-i18next';

/** The translated name of a category; one without a translation is shown as the platform sent it. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation('apps');
  return (category) => (i18n.exists(`apps:category.${category}`) ? t(`category.${category}`) : category);
}
