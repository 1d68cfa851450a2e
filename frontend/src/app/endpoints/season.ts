/** Written by `npm run docs` from the OpenAPI document. */
import type { SeasonGoals, Spot, TakeOffs, SpotMerge, SpotName } from '../api-types.ts';
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGoals: build.query<GetGoalsAnswer, GetGoalsArg>({
      query: (queryArg) => ({
        url: `/season/goals/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    setGoals: build.mutation<SetGoalsAnswer, SetGoalsArg>({
      query: (queryArg) => ({
        url: `/season/goals/${encodeURIComponent(String(queryArg.year))}`,
        method: 'PUT',
        body: queryArg.seasonGoals,
      }),
    }),
    getSpots: build.query<GetSpotsAnswer, GetSpotsArg>({
      query: () => ({ url: `/spots` }),
    }),
    getSpotOfSession: build.query<GetSpotOfSessionAnswer, GetSpotOfSessionArg>({
      query: (queryArg) => ({
        url: `/spots/of/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getTakeOffs: build.query<GetTakeOffsAnswer, GetTakeOffsArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg.id))}/take-offs`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    mergeSpots: build.mutation<MergeSpotsAnswer, MergeSpotsArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg.id))}/merge`,
        method: 'POST',
        body: queryArg.spotMerge,
      }),
    }),
    separateSpot: build.mutation<SeparateSpotAnswer, SeparateSpotArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg))}/merge`,
        method: 'DELETE',
      }),
    }),
    nameSpot: build.mutation<NameSpotAnswer, NameSpotArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.spotName,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as endpoints };
export type GetGoalsAnswer = /** status 200 Success */ SeasonGoals;
export type GetGoalsArg = number;
export type SetGoalsAnswer = /** status 200 Success */ SeasonGoals;
export type SetGoalsArg = {
  year: number;
  seasonGoals: SeasonGoals;
};
export type GetSpotsAnswer = /** status 200 Success */ Spot[];
export type GetSpotsArg = void;
export type GetSpotOfSessionAnswer = /** status 200 Success */ Spot;
export type GetSpotOfSessionArg = string;
export type GetTakeOffsAnswer = /** status 200 Success */ TakeOffs;
export type GetTakeOffsArg = {
  id: number;
  from?: string;
  to?: string;
};
export type MergeSpotsAnswer = /** status 200 Success */ Spot;
export type MergeSpotsArg = {
  id: number;
  spotMerge: SpotMerge;
};
export type SeparateSpotAnswer = unknown;
export type SeparateSpotArg = number;
export type NameSpotAnswer = /** status 200 Success */ Spot;
export type NameSpotArg = {
  id: number;
  spotName: SpotName;
};
