import { useEffect, useMemo, useState } from 'react';
import { type PictureRequest, useDrawPictureMutation } from '../../app/picture.api.ts';
import { sentenceOf } from '../../app/problem.ts';

export interface DrawnPicture {
  readonly blob: Blob;
  /** An object URL of the blob. */
  readonly src: string;
}

export interface Drawing {
  /** The latest picture; stays while the next one is drawn. */
  readonly picture: DrawnPicture | null;
  readonly busy: boolean;
  readonly failure: string | null;
}

/** The address of a picture; the same object as long as the picture is the same. */
export type PictureAddress = Omit<PictureRequest, 'receive'>;

/** A picture drawn by the server. An answer that arrives late is dropped. */
export function useDrawnPicture(address: PictureAddress): Drawing {
  const [draw] = useDrawPictureMutation();
  const [drawn, setDrawn] = useState<{ blob: Blob; address: PictureAddress } | null>(null);
  const [failed, setFailed] = useState<{ sentence: string; address: PictureAddress } | null>(null);

  useEffect(() => {
    let current = true;
    const receive = (blob: Blob) => {
      if (current) setDrawn({ blob, address });
    };
    const request = draw({ ...address, receive });
    request.unwrap().catch((error: unknown) => {
      if (current) setFailed({ sentence: sentenceOf(error, 'Failed to draw the picture'), address });
    });
    return () => {
      current = false;
      request.abort();
    };
  }, [draw, address]);

  const blob = drawn?.blob;
  const picture = useMemo(
    () => (blob === undefined ? null : { blob, src: URL.createObjectURL(blob) }),
    [blob],
  );
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.src)), [picture]);
  const failure = failed?.address === address ? failed.sentence : null;
  return { picture, busy: drawn?.address !== address && failure === null, failure };
}
