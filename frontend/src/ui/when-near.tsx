import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

interface Props {
  /** In its place until then; as high as the children. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children once it is at most a screen away. */
export function WhenNear({ waiting, children }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '100% 0px' });
  const [reached, setReached] = useState(false);
  if (!reached && entry?.isIntersecting === true) setReached(true);
  return reached ? children : <div ref={ref}>{waiting}</div>;
}
