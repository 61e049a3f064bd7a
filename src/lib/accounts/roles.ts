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

/** Each role's name, and what it may do in one line. */
export const ROLE_WORDS: Readonly<Record<TeamRole, { label: string; may: string; asked: string }>> = {
  owner: {
    label: "Owner",
    may: "Everything, also members and deletion. The plan stays with the account that pays.",
    asked: "to run the house with them",
  },
  editor: {
    label: "Editor",
    may: "Content, look, codes, figures and the inbox.",
    asked: "to look after what guests read",
  },
  desk: {
    label: "Desk",
    may: "Inbox, found things and announcements. The guest page, to read.",
    asked: "to help at the desk",
  },
  housekeeping: {
    label: "Housekeeping",
    may: "What guests ask for, and what was found. No guest’s contact.",
    asked: "to help with housekeeping",
  },
};
