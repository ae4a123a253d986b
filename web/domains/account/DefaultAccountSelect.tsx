import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useFailureToast } from '../../shell/useFailure.ts';
import { SelectInput } from '../../ui/actions/SelectInput.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Preference } from './Preference.tsx';
import { useUpdateUser } from './useUpdateUser.ts';
import type { DefaultAccountSelect_viewer$key } from './__generated__/DefaultAccountSelect_viewer.graphql.ts';

/** The account that is opened after signing in; only for users with several. */
export function DefaultAccountSelect({ viewer }: { viewer: DefaultAccountSelect_viewer$key }) {
  const { t } = useTranslation('account');
  const { memberships, user } = useFragment(
    graphql`
      fragment DefaultAccountSelect_viewer on Viewer {
        memberships {
          accountId
          name
        }
        user {
          defaultAccountId
        }
      }
    `,
    viewer,
  );
  const [update] = useUpdateUser();
  const report = useFailureToast();
  if (memberships.length < 2) return null;
  const choose = async (defaultAccountId: string) => {
    const result = await update({ input: { defaultAccountId } });
    if (result.ok) toast.success({ title: t('profile.updated') });
    else report(result);
  };
  return (
    <Preference label={t('team.default')}>
      <SelectInput
        label={t('team.default')}
        value={user.defaultAccountId ?? memberships[0]?.accountId ?? ''}
        options={memberships.map(({ accountId, name }) => ({ value: accountId, label: name }))}
        onChange={(id) => void choose(id)}
      />
    </Preference>
  );
}
