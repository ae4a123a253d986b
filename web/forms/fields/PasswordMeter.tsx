import { chakra } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Grid, Text, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { PASSWORD_RULES, metRules, passwordScore } from '../password.ts';
import { useFieldText } from './useField.ts';

const palettes = ['danger', 'danger', 'warning', 'success', 'success'] as const;

const Segment = chakra('span', {
  base: {
    height: '1',
    borderRadius: 'full',
    bg: 'border.emphasized',
    '&[data-lit]': { bg: 'colorPalette.bar' },
  },
});
const Rules = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > li': { display: 'flex', gap: '1.5', alignItems: 'center' },
    '& > li[data-met]': { color: 'fg.success' },
    '& svg': { boxSize: '3.5', flexShrink: '0' },
  },
});

/** Five segments, the strength in words and the checklist of the five required rules. */
export function PasswordMeter({ id, name }: { id?: string; name: string }) {
  const { t } = useTranslation('ui');
  const password = useFieldText(name);
  const score = passwordScore(password);
  const met = metRules(password);
  const lit = password === '' ? 0 : score + 1;
  const word = password === '' ? '' : t(`password.labels.${score}`);
  return (
    <Grid id={id} gap="2" pt="1">
      <Grid gap="1.5" colorPalette={palettes[score]}>
        <Grid templateColumns="repeat(5, 1fr)" gap="1" aria-hidden>
          {PASSWORD_RULES.map((rule, index) => (
            <Segment key={rule} data-lit={index < lit || undefined} />
          ))}
        </Grid>
        <Text fontSize="0.8125rem" lineHeight="1.125rem" color="fg.muted">
          {t('password.strength')}: <span aria-live="polite">{word || '–'}</span>
        </Text>
      </Grid>
      <Rules>
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} data-met={met[rule] || undefined}>
            {met[rule] ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            <span>
              {t(`password.rules.${rule}`)}
              <VisuallyHidden> ({t(met[rule] ? 'password.met' : 'password.missing')})</VisuallyHidden>
            </span>
          </li>
        ))}
      </Rules>
    </Grid>
  );
}
