/** The roles of staff, by the order in which they are offered. */
export const staffRoles = ['institute_admin', 'operator'] as const

/** A role of staff. */
export type StaffRole = (typeof staffRoles)[number]

/** Whether a role is one of staff. */
export function isStaffRole(role: string | undefined): role is StaffRole {
  return staffRoles.some((each) => each === role)
}
