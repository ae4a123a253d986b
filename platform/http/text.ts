import { z } from 'zod';

/**
 * Neither control nor format characters: right-to-left overrides and characters without width make one name look like
 * another. https://unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
export const visible = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** A required one-line text that people give a thing: trimmed, not empty, at most `max` characters, all of them visible. */
export function line(label: string, max = 100) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} may have at most ${max} characters.`)
    .regex(visible, `${label} may not contain control or invisible characters.`);
}
