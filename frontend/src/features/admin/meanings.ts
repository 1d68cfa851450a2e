/** What each figure counts, by section and label; a tooltip, or the sentence below a title. docs/analytics.md has the same. */
export const MEANINGS = {
  'Global Statistics': {
    'Total Users':
      "Accounts whose email is verified or linked to Google. The demo account and deleted accounts don't count.",
    'Total Activities': "Sessions of all users. Demo and deleted sessions don't count.",
    'Public Activities': 'Sessions that are shared by a public link now.',
  },
  'Activity Sources': {
    Manual: 'Sessions uploaded as a file, and their percentage of all sessions.',
    Garmin: 'Sessions synced from Garmin Connect, and their percentage of all sessions.',
    Strava: 'Sessions synced from Strava, and their percentage of all sessions.',
  },
  'User Growth Over Time': {
    'Total users': 'Users at the end of each month in Pacific time. Deleted accounts leave every month.',
    'New users': 'Users by the month their email was verified or Google was linked, in Pacific time.',
  },
  'Activity Growth Over Time': {
    'Total activities': 'Sessions at the end of each month in Pacific time. Deleted ones leave every month.',
    'New activities':
      'Sessions by the month of their upload in Pacific time, not by the day they were surfed.',
  },
  'Activities by Type': {
    'Activities by Vessel Type':
      'Sessions by the current type of their vessel. Percentages are of the sessions with a vessel.',
    'Activities by Surf Type': 'Sessions by surf type. Percentages are of all sessions.',
  },
  'User Statistics': {
    Users: 'Users in each group. Percentages are of all users, and a user can be in several groups.',
    'Active Users': 'Users who logged in, uploaded, synced or changed something in the last 90 days.',
    'Inactive Users': 'All other users.',
    'Users with Activities': 'Users with at least one session that is not deleted.',
    'Users with Public Activities': 'Users with at least one session that is shared now.',
    'Users with Username': 'Users who chose a username.',
    'Users with Video Editor Activation Key': 'Users who got an activation key for the video editor.',
    'Users by Activity Source': 'Users with a session from this source. Percentages are of all users.',
    'Users by Vessel Type': 'Users with a session on a vessel of this type. Percentages are of all users.',
    'Users by Surf Type': 'Users with a session of this surf type. Percentages are of all users.',
  },
  'User Unit Preferences': {
    Distance: 'Users by the unit that distances are shown in. Meters unless chosen otherwise.',
    Speed: 'Users by the unit that speeds are shown in. km/h unless chosen otherwise.',
  },
  'User Engagement': {
    ID: 'Number of the account.',
    Email: 'Email of the account.',
    Username: 'Name that the user chose.',
    'Total Activities': "Sessions of the user. Demo and deleted sessions don't count.",
    Manual: 'Sessions uploaded as a file.',
    Garmin: 'Sessions synced from Garmin Connect.',
    Strava: 'Sessions synced from Strava.',
    Public: 'Sessions that are shared by a public link now.',
    Status: 'Active: logged in, uploaded, synced or changed something in the last 90 days.',
    'Created At': 'Day of the registration in Pacific time.',
  },
  Insights: {
    Activation:
      'People who registered in this period, how many reached each step so far, and the median time from registration to the step.',
    Retention:
      "People by the month they joined, and the share of them who used Rideline 0, 1, 2... months later. Months that haven't ended are empty.",
    'Sessions by source':
      'Sessions a month by how they came in, and below zero the uploads that were refused. Deleted sessions are not counted.',
    Uploads: 'Sessions by source, and below zero refused uploads.',
    'Refused uploads':
      'Uploads refused in this period by file format and reason, whoever sent them. No file name or person is recorded.',
    'Failed syncs':
      'Syncs with services, and analyses of synced activities, that failed in this period, by service and reason.',
    'Sessions without rides':
      'Share of the sessions uploaded in this period in which detection found no ride, by engine version and recording device.',
    'Corrections per 100 rides':
      'Rides marked as not a ride, and missed rides added, per 100 detected rides of sessions uploaded in this period.',
    'Agreement with watches':
      'Share of the waves that watches counted by themselves which are rides here, in sessions uploaded in this period whose files have such waves, by recording device.',
    'Storage and import time':
      'What the sessions uploaded in this period take, and the time within which 95 of 100 imports were done, by source and size of the file.',
  },
} as const;
