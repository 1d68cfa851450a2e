import { Anchor, Flex } from '@mantine/core';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { Prose, SupportEmail } from './prose.tsx';

const SECTIONS = [
  { id: 'terms', title: 'Terms of Service', Text: TermsOfService },
  { id: 'privacy', title: 'Privacy Policy', Text: PrivacyPolicy },
  { id: 'data', title: 'Data Usage', Text: DataUsage },
  { id: 'cookies', title: 'Cookie Policy', Text: CookiePolicy },
  { id: 'changes', title: 'Changes to Terms', Text: Changes },
];

export function TermsPage() {
  return (
    <Page
      title={PUBLIC_PAGES['/terms'].title}
      width="reading"
      description={PUBLIC_PAGES['/terms'].description}
    >
      <nav aria-label="On this page">
        <Flex component="ul" gap="0 1.25rem" wrap="wrap" data-apart>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <Anchor href={`#${id}`} lh="2.25rem">
                {title}
              </Anchor>
            </li>
          ))}
        </Flex>
      </nav>
      <Prose>
        {SECTIONS.map(({ id, title, Text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Text />
          </section>
        ))}
      </Prose>
    </Page>
  );
}

function TermsOfService() {
  return (
    <>
      <p>
        Rideline is a free service that reads GPS tracks of surf sessions and finds the rides in them. By
        creating an account you accept these terms.
      </p>
      <ul>
        <li>You must be at least 13 years old.</li>
        <li>Keep your password to yourself. You are responsible for what happens under your account.</li>
        <li>Upload only recordings that are yours, and link only to videos you may share.</li>
        <li>Don&apos;t try to break into or overload the service, or collect other people&apos;s data.</li>
      </ul>
      <p>
        Your recordings remain yours. You let us store and process them to show you your sessions, and to show
        others the ones you choose to share.
      </p>
      <p>
        The service is provided as is. GPS is imprecise and detection can be wrong: don&apos;t rely on it for
        navigation, safety or rescue. We may suspend an account that breaks these rules. You can stop at any
        time by deleting your account or by emailing <SupportEmail />.
      </p>
    </>
  );
}

function PrivacyPolicy() {
  return (
    <>
      <h3>What we store</h3>
      <ul>
        <li>Your email address, your username if you choose one, and your preferences.</li>
        <li>A one-way hash of your password, never the password itself.</li>
        <li>The recordings you upload or sync: positions, times, speeds and the original file.</li>
        <li>What you add to them: names, notes, video links, vessels and detection settings.</li>
        <li>
          A one-way hash of the networks you logged in from, for 180 days, so that strangers who guess your
          password can&apos;t lock you out. Until you verify your email address, also your browser&apos;s name
          and the first part of your network address, which the verification email shows.
        </li>
        <li>
          The days on which you logged in, without the time, and the maker of the device that recorded each
          session, for statistics.
        </li>
        <li>If you log in with Google, the identifier and email address Google gives us.</li>
        <li>
          If you connect Strava, Garmin or intervals.icu, encrypted access tokens or keys. Your Garmin
          password is used once to connect and is not stored.
        </li>
      </ul>
      <h3>Who sees it</h3>
      <p>
        Sessions are private until you share one. Anyone with its link can see a shared session with your
        username, its track, notes and video link, until you choose Stop Sharing. We don&apos;t sell data,
        show advertising or use tracking services. The admins of this site can see statistics over all
        accounts and a list of accounts with their email addresses and numbers of sessions.
      </p>
      <h3>How it is protected</h3>
      <p>
        In our permanent event log, everything that identifies you is encrypted with a key of your own. When
        you delete your account we destroy that key and delete your recordings and every other copy. What
        remains in the log can no longer be read. Backups made before still contain it until they expire.
      </p>
    </>
  );
}

function DataUsage() {
  return (
    <>
      <p>We use your data only:</p>
      <ul>
        <li>
          to find rides in your recordings and show them to you, and to find them again when detection
          improves;
        </li>
        <li>to send the emails you ask for: verification and password reset;</li>
        <li>to count, over all accounts, how the service is used;</li>
        <li>to keep the service running and safe, with logs free of passwords, tokens and positions.</li>
      </ul>
      <p>
        Data from Strava, Garmin and intervals.icu is fetched only when you sync, and only for your own
        account. Where maps have a background, your browser loads it from a tile server, OpenFreeMap unless
        this site&apos;s operator chose another, which sees your network address, this site&apos;s address and
        the area you look at, but not who you are or what you recorded.
      </p>
      <p>
        If this site&apos;s operator turned weather on, this site asks Open-Meteo, or a server like it, for
        the waves, wind and water of each new session. It is told the day and the place rounded to about 11
        km, but not who you are.
      </p>
      <p>
        You can download everything we hold about you and delete single rides, sessions or your whole account
        in the app.
      </p>
    </>
  );
}

function CookiePolicy() {
  return (
    <>
      <p>
        Rideline sets no cookies for tracking or advertising. Your browser&apos;s local storage holds the
        token that keeps you logged in, and small choices such as the dark theme. Logging out removes the
        token.
      </p>
      <p>
        While you connect Strava, a short-lived cookie makes sure that the connection is added to your
        account. If Google sign-in is available, Google&apos;s own script runs on the login page and may set
        Google&apos;s cookies.
      </p>
    </>
  );
}

function Changes() {
  return (
    <p>
      When these terms change, we publish the new text here. If a change limits your rights or extends what we
      do with your data, we email you before it takes effect. Questions? Email <SupportEmail />.
    </p>
  );
}
