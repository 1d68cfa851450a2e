import { api } from '../../../../app/api.ts';
import type { PictureMotif, PictureShape, PictureTheme } from '../../../../app/api-types.ts';
import { activityPath } from '../../activities.api.ts';
import type { FigureName } from './figure-options.ts';

export interface PictureChoice {
  readonly shape: PictureShape;
  readonly theme: PictureTheme;
  readonly motif: PictureMotif;
  readonly figures: readonly [FigureName, FigureName, FigureName];
}

interface Request {
  readonly urlHash: string;
  readonly choice: PictureChoice;
  /** Gets the PNG; the store keeps nothing of it. */
  readonly receive: (picture: Blob) => void;
}

export const { useDrawSharePictureMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    drawSharePicture: build.mutation<null, Request>({
      queryFn: async ({ urlHash, choice, receive }, _api, _options, call) => {
        const { data, error } = await call({
          url: `${activityPath(urlHash)}/share-picture`,
          params: { ...choice, figures: choice.figures.join(',') },
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error !== undefined) return { error };
        receive(data as Blob);
        return { data: null };
      },
    }),
  }),
});
