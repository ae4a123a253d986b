import { useTranslation } from 'react-i18next';

/** Words an action of the log, `cluster.protect`, for people; one without words of its own stands as it is. */
export function useActionName(): (action: string) => string {
  const { t, i18n } = useTranslation('audit');
  return (action) => {
    const key = `action.${action}`;
    return i18n.exists(`audit:${key}`) ? t(key) : action;
  };
}
