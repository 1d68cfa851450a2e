import type { Service } from '../services/service.ts';

export const garmin: Service = {
  title: 'Garmin',
  blocked: 'Garmin asks for something on its own site first. Log in at connect.garmin.com, then try again.',
  accountField: 'garmin_username',
  syncTypes: ['recent-10', 'recent-30', 'recent-100', 'select-date'],
  defaultSync: 'recent-10',
  keyParameter: 'activity_date',
  keyOf: ({ localStart }) => localStart,
  activityFields: {},
  fieldsOf: (_, key) => ({ activity_date: key }),
};
