import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { lineOfField } from './lineOfField.ts';

interface ManifestFailureProps {
  readonly failure: FormFailure;
  /** What was entered. */
  readonly text: string;
  readonly onGoTo: (line: number) => void;
}

/** The field of the object, without the name of the input. */
const fieldOf = (path: string) => path.replace(/^manifest\.?/, '');

/** Why an object was not accepted, at its fields. */
export function ManifestFailure({ failure, text, onGoTo }: ManifestFailureProps) {
  const { t } = useTranslation('workloads');
  const { issues, message } = failure;
  return (
    <Banner tone="error" title={t('manifest.refused')}>
      {message}
      {issues ? (
        <Box as="ul" listStyleType="none" p="0" m="0">
          {issues.map(({ path, message: reason }) => {
            const field = fieldOf(path);
            const line = field ? lineOfField(text, field) : null;
            return (
              <Box as="li" key={path + reason} mt="1">
                {field ? (
                  <Text as="span" textStyle="mono" fontWeight="medium">
                    {field}:{' '}
                  </Text>
                ) : null}
                {reason}{' '}
                {line === null ? null : (
                  <TextButton onClick={() => onGoTo(line)}>{t('manifest.line', { line })}</TextButton>
                )}
              </Box>
            );
          })}
        </Box>
      ) : null}
    </Banner>
  );
}
