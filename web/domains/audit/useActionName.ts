import { useTranslation } from 'react-i18next';

interface Details {
  readonly addon: string | null | undefined;
  readonly version: string | null | undefined;
}

/** Names an action of the log, such as `cluster.protect`; an action without a translation is returned unchanged. */
export function useActionName(): (action: string, details: Details) => string {
  const { t, i18n } = useTranslation('audit');
  return (action, details) => {
    const key = `action.${action}`;
    const known = [details.addon ? `${key}Named` : key, key].find((one) => i18n.exists(`audit:${one}`));
    return known ? t(known, { ...details }) : action;
  };
}
