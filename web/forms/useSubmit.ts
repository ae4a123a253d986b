import { useRef, useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { applyIssues, type FormFailure } from './applyIssues.ts';
import { NO_RULES, type ZodForm } from './useZodForm.ts';

export interface BannerState {
  /** The server's message; undefined if the request itself failed. */
  messages: readonly string[];
  requestId?: string;
}

/** Undefined on success, a failure if the server refused; a thrown error counts as "could not reach the server". */
export type SubmitHandler<Output> = (values: Output) => Promise<FormFailure | void>;

/**
 * Submits the form: prevents a second run, distributes a failure over fields and banner, and keeps the entered values.
 */
export function useSubmit<Input extends FieldValues, Output>(
  form: ZodForm<Input, Output>,
  onSubmit: SubmitHandler<Output>,
) {
  const isRunning = useRef(false);
  const [banner, setBanner] = useState<BannerState>();

  const settle = (failure: FormFailure | void) => {
    if (!failure) return;
    const issues = failure.issues ?? [];
    const left = applyIssues(form, issues);
    if (failure.message && issues.length === left.length) left.unshift(failure.message);
    if (left.length > 0) setBanner({ messages: [...new Set(left)], requestId: failure.requestId });
  };

  const run = form.handleSubmit(
    async (values) => {
      try {
        settle(await onSubmit(values));
      } catch {
        setBanner({ messages: [] });
      }
    },
    (errors) => {
      if (NO_RULES in errors) setBanner({ messages: [] });
    },
  );

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    // A form inside a dialog must not submit the form around it: React events bubble through portals.
    event?.stopPropagation();
    if (isRunning.current) return;
    isRunning.current = true;
    setBanner(undefined);
    await run(event).finally(() => {
      isRunning.current = false;
    });
  };
  return { submit, banner };
}
