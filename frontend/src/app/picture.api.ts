import { api } from './api.ts';

export interface PictureRequest {
  readonly url: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Gets the PNG; the store keeps nothing of it. */
  readonly receive: (picture: Blob) => void;
}

export const { useDrawPictureMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Has the server draw a picture. */
    drawPicture: build.mutation<null, PictureRequest>({
      queryFn: async ({ url, params, receive }, _api, _options, call) => {
        const { data, error } = await call({
          url,
          params,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error !== undefined) return { error };
        receive(data as Blob);
        return { data: null };
      },
    }),
  }),
});
