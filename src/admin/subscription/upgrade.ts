/** Where a limit of the plan is explained, this is the way past it. */
export const UPGRADE = { to: "/admin/subscription", label: "Upgrade Plan" };
