import type { SurfType } from '@rideline/detection-engine';
import { api } from '../../app/api.ts';
import type { Vessel } from '../../app/api-types.ts';
import type { AnswerOf } from '../../app/contract.ts';

export type VesselFields = Omit<Vessel, 'id'>;

export const { useGetVesselsQuery, useAddVesselMutation, useChangeVesselMutation, useDeleteVesselMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      /** Vessels of sessions with this surf type and new ones; undefined for all. */
      getVessels: build.query<AnswerOf<'/api/surf-vessels', 'get'>, SurfType | undefined>({
        query: (surfType) => ({ url: '/surf-vessels', params: surfType && { surf_type: surfType } }),
        providesTags: ['Vessel'],
      }),
      addVessel: build.mutation<unknown, VesselFields>({
        query: (body) => ({ url: '/surf-vessels', method: 'POST', body }),
        invalidatesTags: ['Vessel'],
      }),
      changeVessel: build.mutation<unknown, Vessel>({
        query: ({ id, ...body }) => ({ url: `/surf-vessels/${id}`, method: 'PUT', body }),
        invalidatesTags: ['Vessel', 'Activity', 'ActivityList'],
      }),
      deleteVessel: build.mutation<unknown, number>({
        query: (id) => ({ url: `/surf-vessels/${id}`, method: 'DELETE' }),
        invalidatesTags: ['Vessel', 'Activity', 'ActivityList'],
      }),
    }),
  });
