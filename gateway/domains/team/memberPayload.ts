import { builder } from '../../graphql/builder.ts';
import { TeamMemberRef } from './TeamMember.ts';
import type { MemberRecord } from './team.upstream.ts';

/** A payload with the changed member. */
export function memberPayload(name: string, description: string) {
  return builder.objectRef<{ member: MemberRecord }>(name).implement({
    description,
    fields: (t) => ({ member: t.expose('member', { type: TeamMemberRef, description: 'The member.' }) }),
  });
}
