export function DataUsage() {
  return (
    <>
      <p>We use your data for these things only:</p>
      <ul>
        <li>
          to find rides in your recordings and show them to you, and to find them again when detection
          improves;
        </li>
        <li>to send the mails you ask for: verification and password reset;</li>
        <li>to count, over all accounts, how the service is used;</li>
        <li>to keep the service running and safe, with logs that hold no passwords, tokens or positions.</li>
      </ul>
      <p>
        Data from Strava and Garmin is fetched only when you sync and only for your own account. Where this
        site draws a background map, your browser fetches its tiles from the map provider, which then sees
        your network address and the area you look at.
      </p>
      <p>
        You can download everything we hold about you and delete single rides, activities or your whole
        account in the app.
      </p>
    </>
  );
}
