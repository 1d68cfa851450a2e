import { Anchor } from '@mantine/core';

/** Whose stations tides are computed from, and whose weather it is. */
export function TideCredits() {
  const license = <Anchor href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Anchor>;
  return (
    <p>
      Tides are computed from the stations of the{' '}
      <Anchor href="https://github.com/openwatersio/tide-database">Neaps tide database</Anchor>, rounded:
      those of <Anchor href="https://tidesandcurrents.noaa.gov">NOAA</Anchor> (public domain),{' '}
      <Anchor href="https://doi.org/10.17882/109129">TICON-4</Anchor> by M. Hart-Davis, D. Dettmering and F.
      Seitz (2025, {license}) and <Anchor href="https://www.kartverket.no">Kartverket</Anchor> ({license}).
      Currents are computed from NOAA's stations, and at Skookumchuck from the gauges of Irvines Landing and
      Porpoise Bay in TICON-4. Places of stations are from GeoNames ({license}),{' '}
      <Anchor href="https://www.openstreetmap.org/copyright">OpenStreetMap</Anchor> (ODbL) and{' '}
      <Anchor href="https://www.marineregions.org">Marine Regions</Anchor> ({license}). Not for navigation.
      Waves, wind and water of sessions that have them are from{' '}
      <Anchor href="https://open-meteo.com">Open-Meteo</Anchor> ({license}).
    </p>
  );
}
