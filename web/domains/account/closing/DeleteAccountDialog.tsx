import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { endSession } from '../../../shell/session/sessionStore.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { ExportButton } from './ExportButton.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';
import { useDeleteUser } from './useDeleteUser.ts';

const WORD = 'DELETE';
const CONSEQUENCES = ['erased', 'hetzner', 'plan', 'grace'] as const;

const schemaFor = (teamName: string) =>
  z.object({
    teamName: z.string().check(
      z.trim(),
      z.minLength(1, { error: 'account:delete.nameRequired', abort: true }),
      z.refine((typed) => typed === teamName, 'account:delete.nameMismatch'),
    ),
    confirmation: z.string().check(
      z.minLength(1, { error: 'account:delete.wordRequired', abort: true }),
      z.refine((typed) => typed === WORD, 'account:delete.wordMismatch'),
    ),
  });

interface DeleteAccountDialogProps {
  readonly kind: 'account' | 'user';
  readonly teamName: string;
  readonly hasPaidPlan: boolean;
  readonly onClose: () => void;
}

/** Deletes the account or the user after typing the team's name and DELETE, then signs out. */
export function DeleteAccountDialog({ kind, teamName, hasPaidPlan, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('account');
  const isOpen = useOpensAfterMount();
  const [deleteAccount] = useDeleteAccount();
  const [deleteUser] = useDeleteUser();
  const toFailure = useFormFailure();
  const form = useZodForm(schemaFor(teamName), { teamName: '', confirmation: '' });
  const submit = async (input: { teamName: string; confirmation: string }) => {
    const result = await (kind === 'account' ? deleteAccount({ input }) : deleteUser({ input }));
    if (!result.ok) return toFailure(result);
    return endSession('signed-out');
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`delete.${kind}.title`)}
      form={form}
      onSubmit={submit}
      submitLabel={t(`delete.${kind}.submit`)}
      submitVariant="danger"
      failureTitle={t(`delete.${kind}.failed`)}
    >
      {kind === 'account' ? (
        <>
          <Box as="ul" listStyleType="disc" ps="5" display="grid" gap="1">
            {CONSEQUENCES.filter((one) => hasPaidPlan || one !== 'plan').map((one) => (
              <li key={one}>{t(`delete.consequence.${one}`)}</li>
            ))}
          </Box>
          <ExportButton teamName={teamName} />
        </>
      ) : (
        t('delete.user.text')
      )}
      <TextField
        name="teamName"
        label={t('team.name')}
        help={t('delete.nameHelp', { name: teamName })}
        autoComplete="off"
      />
      <TextField
        name="confirmation"
        label={t('delete.word')}
        help={t('delete.wordHelp', { word: WORD })}
        autoComplete="off"
        isCode
      />
    </FormDialog>
  );
}
