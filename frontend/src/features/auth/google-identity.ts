const SCRIPT = 'https://accounts.google.com/gsi/client';

interface CredentialResponse {
  credential: string;
}
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (response: CredentialResponse) => void;
    use_fedcm_for_prompt?: boolean;
  }): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  prompt(): void;
  cancel(): void;
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's sign-in script once. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      const identity = window.google?.accounts.id;
      if (identity === undefined)
        reject(new Error('The Google sign-in script defined no google.accounts.id.'));
      else resolve(identity);
    };
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error('The Google sign-in script could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}
