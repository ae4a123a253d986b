import { useTranslation } from 'react-i18next';
import { fieldOfPath } from './deploymentFields.ts';

/** Translates a path of the deployment's input; a path that this client does not know is shown as it is. */
export function useFieldLabel(): (path: string) => string {
  const { t, i18n } = useTranslation('deployments');
  return (path) => {
    const [field = ''] = fieldOfPath(path).split('.');
    const key = `form.${field}.label`;
    return i18n.exists(`deployments:${key}`) ? t(key) : path;
  };
}
