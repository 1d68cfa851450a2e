/** The name that an answer gives to its file; null without one. */
export function attachmentName(response: Response): string | null {
  const header = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}
