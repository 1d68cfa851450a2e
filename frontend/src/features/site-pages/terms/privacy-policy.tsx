export function PrivacyPolicy() {
  return (
    <>
      <h3>What we store</h3>
      <ul>
        <li>Your e-mail address, your username if you choose one, and your preferences.</li>
        <li>A one-way hash of your password, never the password itself.</li>
        <li>The recordings you upload or sync: positions, times, speeds, and the file they came in.</li>
        <li>What you add to them: names, notes, video links, vessels and detection settings.</li>
        <li>
          A one-way hash of the networks you signed in from, for 180 days, so that strangers who guess at your
          password cannot lock you out. Until you verify your e-mail address, also your browser&apos;s name
          and the first part of your network address, for the mail that tells you where you registered.
        </li>
        <li>If you sign in with Google, the identifier and e-mail address Google gives us.</li>
        <li>
          If you connect Strava or Garmin, sealed access tokens. Your Garmin password is used once to connect
          and is not stored.
        </li>
      </ul>
      <h3>Who sees it</h3>
      <p>
        Activities are private until you share one. A shared activity can be seen by anyone with its link,
        together with your username, its track, notes and video link; Stop Sharing takes it back. We do not
        sell data, show advertising or use tracking services. The operators of this site can see statistics
        over all accounts and a list of accounts with their e-mail address and activity counts.
      </p>
      <h3>How it is kept</h3>
      <p>
        In our permanent log, what identifies you is encrypted with a key of your own. When you delete your
        account that key is destroyed, your recordings and every other copy are removed, and what remains in
        the log can no longer be read. Backups made before still hold it until they expire.
      </p>
    </>
  );
}
