import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type RouterAnchorProps = AnchorProps &
  Pick<LinkProps, 'to' | 'state' | 'reloadDocument'> & { children: ReactNode };

/** A link of the theme that stays inside the app. */
export function RouterAnchor(props: RouterAnchorProps) {
  return <Anchor component={Link} {...props} />;
}
