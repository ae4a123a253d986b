/** Plans, payments and plan limits. */
export const billingMessages = {
  payment_past_due: 'Your last payment failed. Update your payment details to go on.',
  payment_paused: 'Your subscription is paused. Resume it to go on.',
  payment_canceled: 'Your subscription has ended. Choose a plan to go on.',
  plan_required: 'Choose a plan first.',
  downgrade_unavailable: 'Changing to a smaller plan is not possible yet. Your current plan stays active.',
  plan_too_small_clusters:
    'You have more than {{plan}} allows: {{current}} active clusters (at most {{max}}). Remove some first.',
  plan_too_small_archived:
    'You have more than {{plan}} allows: {{current}} archived clusters (at most {{max}}). Remove some first.',
  plan_too_small_users:
    'You have more than {{plan}} allows: {{current}} users (at most {{max}}). Remove some first.',
  plan_value: 'Plan must be free, standard or pro.',
  interval_value: 'Interval must be monthly or yearly.',
  billing_details_object: 'Billing details must be an object.',
  billing_details_text: 'Must be a text.',
  billing_details_control: 'No control or invisible characters.',
  billing_details_many: 'Too many billing details.',
  billing_details_needed: 'Billing details are needed for a paid plan.',
  checkout_not_found: 'Checkout not found',
  checkout_unknown: 'This checkout does not exist. Choose a plan again.',
  checkout_button: 'Choose one of the buttons.',
  feature_active_clusters: { one: '1 active cluster', other: '{{count}} active clusters' },
  feature_archived_clusters: { one: '1 archived cluster', other: '{{count}} archived clusters' },
  feature_users: { one: '1 user', other: '{{count}} users' },
  feature_nodes: 'Up to {{max}} nodes per cluster',
  feature_no_more_clusters: 'No archived or extra clusters',
  feature_extra_clusters: 'Extra clusters at €{{price}} per month each',
  feature_monitoring: 'Advanced monitoring (coming soon)',
} as const;
