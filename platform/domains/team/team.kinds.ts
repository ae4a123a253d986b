import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

/** The payload contains no token: it is created when the mail is sent, and only its hash is stored. */
export const inviteMail = jobKind('team.invite-mail', z.object({ inviteId: z.string() }), { isShort: true });
