import { z } from 'zod';

/** Code and parameters as the platform sends them beside a message. */
export const wireDetail = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type WireDetail = z.output<typeof wireDetail>;

/** The members of a record that may have a message: the English wording, and its code with parameters. */
export const wireMessage = { message: z.string().nullish(), detail: wireDetail.nullish() };
export interface WireMessage {
  message?: string | null | undefined;
  detail?: WireDetail | null | undefined;
}
