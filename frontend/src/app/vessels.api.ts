import { endpoints } from './endpoints/settings.ts';

export const { useListVesselsQuery, useAddVesselMutation, useEditVesselMutation, useDeleteVesselMutation } =
  endpoints.enhanceEndpoints({
    endpoints: {
      /** Vessels of sessions with this surf type and new ones; undefined for all. */
      listVessels: { providesTags: ['Vessel'] },
      addVessel: { invalidatesTags: ['Vessel'] },
      editVessel: { invalidatesTags: ['Vessel', 'Activity', 'ActivityList'] },
      deleteVessel: { invalidatesTags: ['Vessel', 'Activity', 'ActivityList'] },
    },
  });
