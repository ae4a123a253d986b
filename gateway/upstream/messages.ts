import { z } from 'zod';

/** Code and parameters of a message, as sent by the platform. */
export const wireDetail = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type WireDetail = z.output<typeof wireDetail>;

/** Members of a record with a message: English text, code and parameters. */
export const wireMessage = { message: z.string().nullish(), detail: wireDetail.nullish() };
export interface WireMessage {
  message?: string | null | undefined;
  detail?: WireDetail | null | undefined;
}
