export default async function stopServerOfTheRun(): Promise<void> {
  await globalThis.ridelineTestPostgres?.stop();
}
