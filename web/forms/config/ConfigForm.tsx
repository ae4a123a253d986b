import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { FormPage, type FormPageProps } from '../FormPage.tsx';
import { ConfigFields } from './ConfigFields.tsx';
import type { OptionSources, TabConfig } from './fieldConfig.ts';
import { FormTabsBar } from './FormTabsBar.tsx';
import { firstPath } from './tabErrors.ts';
import { useFieldOnTab } from './useFieldOnTab.ts';
import { useInvalidSubmit } from './useInvalidSubmit.ts';

export interface ConfigFormProps<Values extends FieldValues> extends Omit<
  FormPageProps<Values, Values>,
  'children' | 'errorSummary'
> {
  readonly tabs: readonly TabConfig[];
  /** The key of the current tab and a function that opens another; state of the form itself when omitted. */
  readonly current?: string;
  readonly onOpen?: (tab: string) => void;
  /** The bar of the tabs: its name and the addresses of its links; none if the page has one. */
  readonly bar?: { readonly label: string; readonly addressOf: (tab: string) => string };
  readonly isEditing?: boolean;
  /** Above the list of errors after a submit with errors. */
  readonly invalidTitle?: string;
  /** In the list of errors, in place of one without a text of its own. */
  readonly invalidFallback?: string;
  readonly sources?: OptionSources;
  /** Draws a tab; by default its fields in a card. */
  readonly renderTab?: (tab: TabConfig) => ReactNode;
  /** Above the tabs. */
  readonly children?: ReactNode;
}

function InvalidSubmit({ onInvalid }: { onInvalid: (paths: string[]) => void }) {
  useInvalidSubmit((errors) => onInvalid(errors.map(({ path }) => path)));
  return null;
}

/**
 * A form on tabs, described by configuration. After a submit with errors they are listed and the first tab with one
 * opens; editing a field clears its error.
 */
export function ConfigForm<Values extends FieldValues>(props: ConfigFormProps<Values>) {
  const {
    tabs,
    bar,
    isEditing = false,
    invalidTitle,
    invalidFallback,
    sources,
    renderTab,
    children,
    ...page
  } = props;
  const { t } = useTranslation('ui');
  const [own, setOwn] = useState(tabs[0]?.key ?? '');
  const current = props.current ?? own;
  const open = props.onOpen ?? setOwn;
  const tabOf = (path: string) => {
    const [first = ''] = path.split('.');
    const found = tabs.find(
      ({ fields, lists }) => fields.some(({ name }) => name === first) || lists?.includes(first),
    );
    return found?.key ?? tabs[0]?.key ?? '';
  };
  const { setFocus } = page.form;
  const focusField = useFieldOnTab<string>({
    tab: current,
    open,
    tabOf,
    setFocus: (path) => setFocus(path as Parameters<typeof setFocus>[0]),
  });
  const draw = (tab: TabConfig) => (
    <Card>
      <CardBody>
        <ConfigFields fields={tab.fields} isEditing={isEditing} sources={sources} />
      </CardBody>
    </Card>
  );
  return (
    <FormPage
      {...page}
      // Links of the error summary use this to reach fields on other tabs.
      form={{ ...page.form, setFocus: focusField }}
      errorSummary={{ from: 1, title: invalidTitle ?? t('form.fix'), fallback: invalidFallback }}
    >
      <InvalidSubmit
        onInvalid={(paths) => {
          const keys = tabs.map(({ key }) => key);
          focusField(firstPath(keys, tabOf, paths) ?? '');
        }}
      />
      {children}
      {bar && tabs.length > 1 ? (
        <FormTabsBar
          label={bar.label}
          tabs={tabs.map(({ key, label }) => ({ key, label, to: bar.addressOf(key) }))}
          current={current}
          tabOf={tabOf}
          onOpen={open}
        />
      ) : null}
      <Stack gap="5">
        {tabs.map((tab) => (
          // A hidden tab stays mounted: its fields keep their labels and errors.
          <section key={tab.key} hidden={tab.key !== current} aria-label={tab.label}>
            {renderTab ? renderTab(tab) : draw(tab)}
          </section>
        ))}
      </Stack>
    </FormPage>
  );
}
