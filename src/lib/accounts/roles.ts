import { t } from "../texts/t.ts";

/** The roles at a hotel. Each may do what the later ones may. The database decides, in innfo.roles. */
export const TEAM_ROLES = ["owner", "editor", "desk", "housekeeping"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

export function isTeamRole(value: string): value is TeamRole {
  return TEAM_ROLES.some((role) => role === value);
}

/** Whether the role allows what needs at least the other one. */
export function includesRole(role: TeamRole, least: TeamRole): boolean {
  return TEAM_ROLES.indexOf(role) <= TEAM_ROLES.indexOf(least);
}

/** Each role's name, what it may do in one line, and what it may not. */
export const ROLE_WORDS: Readonly<Record<TeamRole, { label: string; may: string; mayNot?: string }>> = {
  owner: { label: t`Owner`, may: t`Everything, also members and deletion.` },
  editor: { label: t`Editor`, may: t`Content, look, codes, figures and the inbox.` },
  desk: { label: t`Desk`, may: t`Inbox, found things and announcements.` },
  housekeeping: {
    label: t`Housekeeping`,
    may: t`What guests ask for, and found things.`,
    mayNot: t`No guest’s contact.`,
  },
};
