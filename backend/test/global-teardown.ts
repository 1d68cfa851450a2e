export default async function stopServersOfTheRun(): Promise<void> {
  await globalThis.ridelineTestRun?.stop();
}
