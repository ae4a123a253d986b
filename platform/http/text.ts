import { z } from 'zod';
import { inputText } from '../messages/messages.ts';

/**
 * No control or format characters: right-to-left overrides and zero-width characters make names look alike.
 * https://unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
export const visible = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** A required one-line name: trimmed, not empty, at most `max` characters, all visible. */
export function line(what: 'name' | 'full_name' | 'team_name', max = 100) {
  return z
    .string({ error: inputText(`${what}_required`) })
    .trim()
    .min(1, inputText(`${what}_required`))
    .max(max, inputText(`${what}_length`, { max }))
    .regex(visible, inputText(`${what}_control`));
}
