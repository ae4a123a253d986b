import { useTranslation } from 'react-i18next';

/** Translates a path of the cluster's input: a field, a node pool, or a field of a pool. */
export function useFieldName(): (path: string) => string {
  const { t, i18n } = useTranslation('preview');
  // A field that this client does not know is shown by its own name.
  const known = (name: string) => {
    const keys = [`preview:field.${name}`, `clusters:create.${name}.label`];
    const key = keys.find((one) => i18n.exists(one));
    return key === undefined ? name : t(key);
  };
  return (path) => {
    const [first, name, field] = path.split('.');
    if (first !== 'nodePools' || name === undefined) return known(path);
    return field === undefined ? t('pool', { name }) : t('poolField', { name, field: known(field) });
  };
}
