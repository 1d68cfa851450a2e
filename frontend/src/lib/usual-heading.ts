import type { Activity } from '../app/api-types.ts';

/** The heading that detection uses. */
export const headingInUse = ({ usual_heading }: Pick<Activity, 'usual_heading'>): number | null =>
  usual_heading?.is_used === true ? usual_heading.heading : null;
