/** Support: operators of the platform, e-mails that were not sent, and writing to support. */
export const supportMessages = {
  operators_only: 'You need the operator role to do that.',
  mail_not_found: 'This email was sent or removed meanwhile.',
  support_form_off: 'This installation has no address for support.',
  support_subject_required: 'Enter a subject.',
  support_subject_long: 'Use at most 150 characters.',
  support_message_required: 'Describe what you need.',
  support_message_long: 'Use at most 5,000 characters.',
} as const;
