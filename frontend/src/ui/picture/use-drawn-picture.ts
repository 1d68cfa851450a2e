import { useEffect, useMemo, useState } from 'react';
import { sentenceOf } from '../../../../app/problem.ts';
import { type PictureChoice, useDrawSharePictureMutation } from './share-picture.api.ts';

export interface DrawnPicture {
  readonly blob: Blob;
  /** An object URL of the blob. */
  readonly src: string;
}

interface Drawing {
  /** The latest picture; stays while the next one is drawn. */
  readonly picture: DrawnPicture | null;
  readonly busy: boolean;
  readonly failure: string | null;
}

/** The picture of a session for a choice, drawn by the server. An answer that arrives late is dropped. */
export function useSharePicture(urlHash: string, choice: PictureChoice): Drawing {
  const [draw] = useDrawSharePictureMutation();
  const [drawn, setDrawn] = useState<{ blob: Blob; choice: PictureChoice } | null>(null);
  const [failed, setFailed] = useState<{ sentence: string; choice: PictureChoice } | null>(null);

  useEffect(() => {
    let current = true;
    const receive = (blob: Blob) => {
      if (current) setDrawn({ blob, choice });
    };
    const request = draw({ urlHash, choice, receive });
    request.unwrap().catch((error: unknown) => {
      if (current) setFailed({ sentence: sentenceOf(error, 'Failed to draw the picture'), choice });
    });
    return () => {
      current = false;
      request.abort();
    };
  }, [draw, urlHash, choice]);

  const blob = drawn?.blob;
  const picture = useMemo(
    () => (blob === undefined ? null : { blob, src: URL.createObjectURL(blob) }),
    [blob],
  );
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.src)), [picture]);
  const failure = failed?.choice === choice ? failed.sentence : null;
  return { picture, busy: drawn?.choice !== choice && failure === null, failure };
}
