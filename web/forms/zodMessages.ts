import {
  config,
  type $ZodIssueInvalidType,
  type $ZodIssueTooBig,
  type $ZodIssueTooSmall,
  type $ZodRawIssue,
} from 'zod/v4/core';
import { message } from './messages.ts';

function tooSmall(issue: $ZodRawIssue<$ZodIssueTooSmall>): string {
  const min = Number(issue.minimum);
  if (issue.origin === 'string' && min > 1) return message('ui:validation.minLength', { min });
  if (issue.origin === 'string' || issue.origin === 'array') return 'ui:validation.required';
  return message('ui:validation.min', { min });
}

function tooBig(issue: $ZodRawIssue<$ZodIssueTooBig>): string {
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return message('ui:validation.maxLength', { max });
  if (issue.origin === 'array') return message('ui:validation.maxSelections', { max });
  return message('ui:validation.max', { max });
}

function wrongFormat(format: string): string {
  return format === 'email' || format === 'url' ? `ui:validation.${format}` : 'ui:validation.invalid';
}

function wrongType(issue: $ZodRawIssue<$ZodIssueInvalidType>): string {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return 'ui:validation.required';
  if (issue.expected === 'int') return 'ui:validation.whole';
  return issue.expected === 'number' ? 'ui:validation.number' : 'ui:validation.invalid';
}

function keyOf(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return wrongFormat(String(issue.format));
    case 'invalid_type':
      return wrongType(issue);
    default:
      return 'ui:validation.invalid';
  }
}

// Without this, zod's English messages would be shown for schemas without a message.
config({ customError: keyOf });
