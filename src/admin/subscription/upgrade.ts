/** The link that is offered wherever a limit of the plan is explained. */
export const UPGRADE = { to: "/admin/subscription", label: "Upgrade Plan" };
