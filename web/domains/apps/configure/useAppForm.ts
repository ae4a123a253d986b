import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { OptionSources, TabConfig } from '../../../forms/config/fieldConfig.ts';
import { classChoice, readForm, readSettings, savedValues, toSources, toTabs } from './appForm.ts';
import type { useAppForm_app$key } from './__generated__/useAppForm_app.graphql.ts';

const classOf = ({ name, isDefault }: { name: string; isDefault: boolean }) => ({ name, isDefault });

/** The form of an app as configuration, with the saved values of an installed one. */
export function useAppForm(app: useAppForm_app$key, { isEditing }: { readonly isEditing: boolean }) {
  const { t, i18n } = useTranslation('apps');
  const { catalog, cluster, installation } = useFragment(
    graphql`
      fragment useAppForm_app on App {
        cluster {
          ingressClasses {
            name
            isDefault
          }
          storageClasses {
            name
            isDefault
          }
        }
        catalog {
          ...appForm_catalog
        }
        installation {
          ...appForm_installation
        }
      }
    `,
    app,
  );
  const { ingressClasses, storageClasses } = cluster;
  const choices = useMemo(
    () => ({
      INGRESS_CLASSES: classChoice(ingressClasses?.map(classOf)),
      STORAGE_CLASSES: classChoice(storageClasses?.map(classOf)),
    }),
    [ingressClasses, storageClasses],
  );
  const schema = useMemo(() => readForm(catalog), [catalog]);
  const installed = installation ? readSettings(installation) : undefined;
  const settings = isEditing ? installed?.settings : undefined;
  const tabs: readonly TabConfig[] = useMemo(() => {
    const nameOf = (tab: string) => (i18n.exists(`apps:tab.${tab}`) ? t(`tab.${tab}`) : tab);
    return toTabs(schema, nameOf, { choices, isEditing, settings, t });
  }, [schema, i18n, t, choices, isEditing, settings]);
  const fields = useMemo(() => tabs.flatMap((tab) => tab.fields), [tabs]);
  const saved = useMemo(() => (settings ? savedValues(fields, settings) : undefined), [fields, settings]);
  const sources: OptionSources = useMemo(
    () => toSources(fields, choices, saved ?? {}, t),
    [fields, choices, saved, t],
  );
  return { tabs, fields, sources, saved, installed };
}
