import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_RULES, metRules, passwordScore } from './password.ts';

const tones = ['failed', 'failed', 'attention', 'ok', 'ok'] as const;

/** Five segments, a word and the checklist of the five required rules. */
export function PasswordMeter({ id, password }: { id?: string; password: string }) {
  const { t } = useTranslation('ui');
  const score = passwordScore(password);
  const met = metRules(password);
  const lit = password === '' ? 0 : score + 1;
  const word = password === '' ? '' : t(`password.labels.${score}`);
  return (
    <div id={id} style={{ display: 'grid', gap: '0.5rem', paddingTop: '0.25rem' }}>
      <div style={{ display: 'grid', gap: '0.375rem' }} data-tone={tones[score]}>
        <div className="kd-meter-segments" aria-hidden>
          {PASSWORD_RULES.map((rule, index) => (
            <span key={rule} data-lit={index < lit || undefined} />
          ))}
        </div>
        <div className="kd-field-help">
          <span>
            {t('password.strength')}: <span aria-live="polite">{word || '–'}</span>
          </span>
        </div>
      </div>
      <ul className="kd-rules">
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} data-met={met[rule] || undefined}>
            {met[rule] ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            <span>
              {t(`password.rules.${rule}`)}
              <span className="kd-hidden"> ({t(met[rule] ? 'password.met' : 'password.missing')})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
