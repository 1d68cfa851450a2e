import { Box, type BoxProps } from '@mantine/core';
import type { SVGProps } from 'react';

type Props = BoxProps &
  Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'preserveAspectRatio' | 'children'> & { readonly label: string };

/** A drawing in units of its own, as wide as its place. */
export const Drawing = ({ label, ...props }: Props) => (
  <Box component="svg" display="block" w="100%" h="auto" role="img" aria-label={label} {...props} />
);
