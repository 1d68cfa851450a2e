import { useMediaQuery } from '@mantine/hooks';

/** From this width on the map is beside the lists. */
export const BESIDE_MAP = '(min-width: 75em)';

export const useBesideMap = (): boolean =>
  useMediaQuery(BESIDE_MAP, false, { getInitialValueInEffect: false });
