import { isIPv4 } from 'node:net';
import { networkOf } from '../../../kernel/http/requests/network-of.ts';

/** Most telling first: each browser's name also stands in what its imitators send. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Where a request came from in words for a person, roughly; nothing of what the caller wrote is repeated. */
export function callerWords(userAgent: string | undefined, address: string): string {
  const known = (words: readonly (readonly [RegExp, string])[]) =>
    words.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = known(BROWSERS) ?? 'an unknown program';
  const system = known(SYSTEMS);
  return `${browser}${system === undefined ? '' : ` on ${system}`}, network ${roughly(address)}`;
}

function roughly(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? network.replace(/\d+$/, 'x') : network.replace(/:[^:]*::\/64$/, ':x');
}
