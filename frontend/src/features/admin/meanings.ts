/** What the figures count, as docs/analytics.md defines them. */
export const MEANINGS = {
  totalUsers:
    "Accounts whose email is verified or linked to Google. The demo account and deleted accounts don't count.",
  totalActivities: "Sessions of all users. Demo and deleted sessions don't count.",
  publicActivities: 'Sessions that are shared by a public link now.',
  manual: 'Sessions uploaded as a file, and their percentage of all sessions.',
  garmin: 'Sessions synced from Garmin Connect, and their percentage of all sessions.',
  strava: 'Sessions synced from Strava, and their percentage of all sessions.',
  usersPerMonth: 'Users at the end of each month in Pacific time. Deleted accounts leave their month.',
  newUsers: 'Users by the month their email was verified or Google was linked, in Pacific time.',
  activitiesPerMonth: 'Sessions at the end of each month in Pacific time. Deleted ones leave their month.',
  newActivities: 'Sessions by the month of their upload in Pacific time, not by the day they were surfed.',
  activityVessels:
    'Sessions by the current type of their vessel. Percentages are of the sessions with a vessel.',
  activitySurfTypes: 'Sessions by surf type. Percentages are of all sessions.',
  users: 'Users in each group. Percentages are of all users, and a user can be in several groups.',
  userSources: 'Users with a session from this source. Percentages are of all users.',
  userVessels: 'Users with a session on a vessel of this type. Percentages are of all users.',
  userSurfTypes: 'Users with a session of this surf type. Percentages are of all users.',
  distanceUnits: 'Users by the unit that distances are shown in. Meters unless chosen otherwise.',
  speedUnits: 'Users by the unit that speeds are shown in. km/h unless chosen otherwise.',
} as const;
