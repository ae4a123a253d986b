import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../ui/actions/CopyButton.tsx';
import { TextButton } from '../ui/actions/TextButton.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { Mono } from '../ui/text/Mono.tsx';
import { useFieldLabels } from './fields/fieldLabels.tsx';
import { useMessage } from './messages.ts';
import type { BannerState } from './useSubmit.ts';

interface FlatError {
  path: string;
  message: string;
}

function isLeaf(node: object): node is { message: string } {
  return 'message' in node && typeof node.message === 'string';
}

/** All errors of a form with their paths, nested ones included. */
export function flatten(errors: FieldErrors, prefix = ''): FlatError[] {
  return Object.entries(errors).flatMap(([key, node]) => {
    if (!node || typeof node !== 'object') return [];
    const path = prefix ? `${prefix}.${key}` : key;
    return isLeaf(node) ? [{ path, message: node.message }] : flatten(node as FieldErrors, path);
  });
}

interface SummaryProps {
  errors: readonly FlatError[];
  title: string | undefined;
  fallback: string | undefined;
}

function Summary({ errors, title, fallback }: SummaryProps) {
  const { t } = useTranslation('ui');
  const { setFocus } = useFormContext();
  const labels = useFieldLabels();
  const resolve = useMessage();
  return (
    <Banner tone="error" title={title ?? t('form.summary', { amount: errors.length })}>
      <ul>
        {errors.map(({ path, message }) => (
          <li key={path}>
            <TextButton onClick={() => setFocus(path)}>
              {resolve(message, labels.get(path) ?? path) || fallback}
            </TextButton>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** From how many invalid fields on they are listed (by default three), and the title of the list. */
export interface SummaryOptions {
  from?: number;
  title?: string;
  /** In place of an error without a text of its own. */
  fallback?: string;
}

interface FormErrorsProps {
  banner: BannerState | undefined;
  title?: string;
  summary?: SummaryOptions;
}

/**
 * Above a form: the server's refusal, which takes focus, and a summary of the invalid fields with links, which is
 * announced while the first invalid field has focus.
 */
export function FormErrors({ banner, title, summary: { from = 3, ...list } = {} }: FormErrorsProps) {
  const { t } = useTranslation('ui');
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const flat = flatten(errors);
  const hasSummary = submitCount > 0 && flat.length >= from;

  useEffect(() => {
    if (banner) box.current?.focus();
  }, [banner]);

  if (!banner && !hasSummary) return null;
  return (
    <div ref={box} tabIndex={-1} style={{ display: 'grid', gap: '0.75rem', outline: 'none' }}>
      {banner ? (
        <Banner tone="error" title={title ?? t('form.failed')}>
          {banner.messages.length === 0
            ? t('form.unexpected')
            : banner.messages.map((text) => <p key={text}>{text}</p>)}
          {banner.requestId ? (
            <Mono as="p">
              {t('requestId')}: {banner.requestId}{' '}
              <CopyButton value={banner.requestId} what={t('requestId')} />
            </Mono>
          ) : null}
        </Banner>
      ) : null}
      {hasSummary ? <Summary errors={flat} title={list.title} fallback={list.fallback} /> : null}
    </div>
  );
}
