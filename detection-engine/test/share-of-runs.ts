/** Of a number of random cases this many: a tenth in daily work; all with PROPERTY_RUNS=1, as `npm run test:long` sets. */
export const shareOfRuns = (all: number): number =>
  Math.ceil(all * Number(process.env['PROPERTY_RUNS'] ?? 0.1));
