import { useTranslation } from 'react-i18next';

/** Names a field of an entry, such as `resources.cpu_request`; an unknown field is shown in words. */
export function useFieldLabel(): (path: string) => string {
  const { t, i18n } = useTranslation('audit');
  return (path) => {
    const [first = '', ...rest] = path.split('.');
    if (rest.length > 0 && i18n.exists(`audit:fieldOf.${first}`)) {
      return t(`fieldOf.${first}`, { name: rest.join('.') });
    }
    const field = rest.at(-1) ?? first;
    if (i18n.exists(`audit:field.${field}`)) return t(`field.${field}`);
    const words = path.replaceAll(/[._]/g, ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
