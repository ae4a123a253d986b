export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

const checks: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => SPECIAL.test(password),
};

/** Which of the five required rules a password meets. */
export function metRules(password: string): Record<PasswordRule, boolean> {
  return Object.fromEntries(PASSWORD_RULES.map((rule) => [rule, checks[rule](password)])) as Record<
    PasswordRule,
    boolean
  >;
}

/** Strength from 0 (very weak) to 4 (strong): length 8, length 12, mixed case, digit, special character; capped. */
export function passwordScore(password: string): number {
  const met = metRules(password);
  const points = [met.length, password.length >= 12, met.upper && met.lower, met.digit, met.special];
  return Math.min(4, points.filter(Boolean).length);
}
