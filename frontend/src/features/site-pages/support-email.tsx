import { Anchor } from '@mantine/core';
import { useGetSiteQuery } from '../../app/site.api.ts';

/** The support address of this installation. */
export function SupportEmail() {
  const { data } = useGetSiteQuery();
  if (data === undefined) return <>support</>;
  return <Anchor href={`mailto:${data.support_email}`}>{data.support_email}</Anchor>;
}
