import { SupportEmail } from '../support-email.tsx';

export function TermsOfService() {
  return (
    <>
      <p>
        Rideline is a free service that reads GPS tracks of surf sessions and finds the rides in them. By
        creating an account you accept these terms.
      </p>
      <ul>
        <li>You must be at least 13 years old.</li>
        <li>Keep your password to yourself; what happens under your account is yours to answer for.</li>
        <li>Upload only recordings that are yours, and link only to videos you may share.</li>
        <li>Do not try to break in, to overload the service or to collect other people&apos;s data.</li>
      </ul>
      <p>
        Your recordings remain yours. You let us store and process them to show you your sessions, and to show
        others the ones you choose to share.
      </p>
      <p>
        The service is provided as it is. GPS is imprecise and detection can be wrong: do not rely on it for
        navigation, safety or rescue. We may suspend an account that breaks these rules. You can stop at any
        time by deleting your account, or by writing to <SupportEmail />.
      </p>
    </>
  );
}
