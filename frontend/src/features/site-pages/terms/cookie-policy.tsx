export function CookiePolicy() {
  return (
    <>
      <p>
        Rideline sets no cookies for tracking or advertising. Your browser&apos;s local storage keeps the
        token that keeps you signed in, and small choices such as the dark theme; logging out removes the
        token.
      </p>
      <p>
        While you connect Strava, a short-lived cookie makes sure that the answer belongs to the person who
        asked. Where Google sign-in is offered, Google&apos;s own script runs on the sign-in page and may set
        Google&apos;s cookies.
      </p>
    </>
  );
}
