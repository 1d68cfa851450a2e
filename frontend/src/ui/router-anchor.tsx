import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type RouterAnchorProps = AnchorProps &
  Pick<LinkProps, 'to' | 'state' | 'reloadDocument'> & { children: ReactNode };

/** A themed link to a route of the app. */
export function RouterAnchor(props: RouterAnchorProps) {
  return <Anchor component={Link} {...props} />;
}
